import { DOMParser, Fragment, Slice, type Node, type ParseOptions } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { tidied } from './pasted-blocks.ts';
import { restoreStyles, writeListSigns } from './pasted-markup.ts';
import { parsePlainText } from './plain-paste.ts';
import { raiseLetters } from './raised-letters.ts';
import { schema } from './schema.ts';

/**
 * A strict content security policy refuses style attributes wherever markup is parsed, and with
 * them go the bold and italics of what comes from Google Docs. So they are parsed under another
 * name, which nobody refuses, and given back through the object model, which is allowed to.
 */
export function withoutInlineStyles(html: string): string {
  return html
    .replaceAll(/<style[\s>][\s\S]*?<\/style>/giu, '')
    .replaceAll(/<[a-z][^>]*>/giu, (tag) => tag.replace(/\sstyle\s*=/iu, ' data-pasted-style='));
}

class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    writeListSigns(dom);
    restoreStyles(dom);
    raiseLetters(dom);
    const slice = super.parseSlice(dom, options);
    // Ours, or plain text: each space and sign of it is as its writer typed it.
    return options?.preserveWhitespace === true ? slice : tidied(slice);
  }
}

function isBlank(node: Node): boolean {
  return node.isTextblock && node.textContent.trim() === '';
}

/**
 * Drops the empty lines that word processors put between paragraphs: a lone <br> in Google Docs,
 * a no-break space in Word. The space between ours is the page's, not the text's.
 */
function withoutBlanks(slice: Slice): Slice {
  const blocks: Node[] = [];
  slice.content.forEach((node) => {
    if (!isBlank(node)) blocks.push(node);
  });
  const unchanged = blocks.length === slice.content.childCount;
  if (unchanged || blocks.length === 0 || !slice.content.firstChild?.isBlock) return slice;
  const open = (side: Node | null | undefined, depth: number) => (side?.isTextblock ? depth : 0);
  return new Slice(
    Fragment.fromArray(blocks),
    Math.min(slice.openStart, open(blocks[0], 1)),
    Math.min(slice.openEnd, open(blocks.at(-1), 1)),
  );
}

export const cleanPaste = new Plugin({
  props: {
    transformPastedHTML: withoutInlineStyles,
    clipboardTextParser: parsePlainText,
    transformPasted: withoutBlanks,
    clipboardParser: new PasteParser(schema, DOMParser.fromSchema(schema).rules),
  },
});
