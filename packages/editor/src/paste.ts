import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { tidied } from './pasted-blocks.ts';
import { removeHidden } from './pasted-hidden.ts';
import { breakLines } from './pasted-lines.ts';
import { writeListSigns } from './pasted-list-signs.ts';
import { partNotes } from './pasted-notes.ts';
import { restoreStyles, sheetCarrier } from './pasted-styles.ts';
import { parsePlainText } from './plain-paste.ts';
import { raiseLetters } from './raised-letters.ts';
import { schema } from './schema.ts';

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

class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    restoreStyles(dom);
    removeHidden(dom);
    partNotes(dom);
    breakLines(dom);
    writeListSigns(dom);
    raiseLetters(dom);
    const slice = super.parseSlice(dom, options);
    // Ours, or plain text: each space and sign of it is as its writer typed it.
    return options?.preserveWhitespace === true ? slice : tidied(slice);
  }
}

export const cleanPaste = new Plugin({
  props: {
    transformPastedHTML: withoutInlineStyles,
    clipboardTextParser: parsePlainText,
    clipboardParser: new PasteParser(schema, DOMParser.fromSchema(schema).rules),
  },
});
