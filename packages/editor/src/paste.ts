import { DOMParser, Fragment, Slice, type Node, type ParseOptions } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { tidied } from './pasted-blocks.ts';
import { parsePlainText } from './plain-paste.ts';
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

/** How many of a list come before an item. */
const placeOf = (item: Element): number =>
  [...(item.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'LI').indexOf(item);

/** There are no lists here: a bullet or a number stands in the text, as one would type it. */
function writeListSigns(parent: ParentNode): void {
  for (const item of parent.querySelectorAll('li')) {
    const list = item.parentElement;
    const isNumbered = list instanceof HTMLOListElement;
    const sign = isNumbered ? `${list.start + placeOf(item)}.` : '•';
    (item.querySelector(':scope > p') ?? item).prepend(`${sign} `);
  }
  for (const sign of parent.querySelectorAll('span[data-pasted-style*="mso-list"]')) {
    const text = sign.textContent.trim();
    sign.replaceWith(/\w/u.test(text) && text.length > 1 ? `${text} ` : '• ');
  }
}

function restoreStyles(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>('[data-pasted-style]')) {
    element.style.cssText = element.dataset['pastedStyle'] ?? '';
    // A link is underlined by its page; its words are not, once they are here.
    if (element.closest('a[href]')) element.style.removeProperty('text-decoration');
    // Word writes a tab as spaces that do not break.
    if (element.dataset['pastedStyle']?.includes('mso-tab-count')) {
      element.textContent = '\t';
      element.style.whiteSpace = 'pre';
    }
  }
}

class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    writeListSigns(dom);
    restoreStyles(dom);
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
