import { Plugin } from 'prosemirror-state';
import { pageParser } from './page-parser.ts';
import { noticeMarkdown } from './pasted-markdown.ts';
import { sheetCarrier } from './pasted-styles.ts';
import { parsePlainText } from './plain-paste.ts';

/**
 * A strict content security policy refuses style attributes and sheets wherever markup is parsed, and
 * with them go the bold and italics of what comes from Google Docs. So they are parsed under another
 * name, which nobody refuses, and given back through the object model, which is allowed to. What
 * looks for an end does not look from everywhere: markup without it would take minutes.
 */
export function withoutInlineStyles(html: string): string {
  // A sheet ends with the first end that follows; where none does, it is left to the browser.
  const ended = html.split(/<\/style>/iu);
  const rest = ended.pop() ?? '';
  const sheets: string[] = [];
  const withoutSheet = (part: string) =>
    part.replace(/<style(?:\s[^>]*)?>([\s\S]*)$/iu, (_, css: string) => {
      sheets.push(css);
      return '';
    });
  const plain = ended.map(withoutSheet).join('') + rest;
  const renamed = plain.replaceAll(/<[a-z][^<>]*>/giu, (tag) =>
    tag.replace(/\sstyle\s*=/iu, ' data-pasted-style='),
  );
  return renamed + sheetCarrier(sheets.join('\n'));
}

export const cleanPaste = new Plugin({
  props: {
    transformPastedHTML: withoutInlineStyles,
    clipboardTextParser: (text, context, isAskedPlain, view) => {
      if (!isAskedPlain) noticeMarkdown(view, text);
      return parsePlainText(text, context);
    },
    clipboardParser: pageParser,
  },
});
