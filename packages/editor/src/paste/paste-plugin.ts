import { Plugin } from 'prosemirror-state';
import type { LazyHtmlParser } from './lazy-html-parser.ts';
import { noticeMarkdown } from './markdown-plugin.ts';
import { parsePlainText } from './plain-text.ts';

export const cleanPaste = (pages: LazyHtmlParser) =>
  new Plugin({
    props: {
      transformPastedHTML: (html, view) => pages.prepare(html, view.dom.lang),
      clipboardTextParser: (text, context, isAskedPlain, view) => {
        if (!isAskedPlain) noticeMarkdown(view, text);
        return parsePlainText(text, context);
      },
      clipboardParser: pages,
    },
  });
