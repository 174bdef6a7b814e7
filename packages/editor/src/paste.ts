import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { tidied } from './pasted-blocks.ts';
import { partNoteSigns, restoreStyles, writeListSigns } from './pasted-markup.ts';
import { parsePlainText } from './plain-paste.ts';
import { raiseLetters } from './raised-letters.ts';
import { schema } from './schema.ts';

/** A sheet ends with the first end that follows; where none does, it is left to the browser. */
function withoutStyleSheets(html: string): string {
  const ended = html.split(/<\/style>/iu);
  const rest = ended.pop() ?? '';
  return ended.map((part) => part.replace(/<style[\s>][\s\S]*$/iu, '')).join('') + rest;
}

/**
 * A strict content security policy refuses style attributes wherever markup is parsed, and with
 * them go the bold and italics of what comes from Google Docs. So they are parsed under another
 * name, which nobody refuses, and given back through the object model, which is allowed to. What
 * looks for an end does not look from everywhere: markup without it would take minutes.
 */
export function withoutInlineStyles(html: string): string {
  return withoutStyleSheets(html).replaceAll(/<[a-z][^<>]*>/giu, (tag) =>
    tag.replace(/\sstyle\s*=/iu, ' data-pasted-style='),
  );
}

class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    writeListSigns(dom);
    partNoteSigns(dom);
    restoreStyles(dom);
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
