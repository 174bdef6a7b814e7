import { Plugin } from 'prosemirror-state';
import type { PageReader } from './page-reader.ts';
import { noticeMarkdown } from './pasted-markdown.ts';
import { parsePlainText } from './plain-paste.ts';

export const cleanPaste = (pages: PageReader) =>
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
