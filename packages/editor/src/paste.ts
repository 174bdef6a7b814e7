import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

function isBlank(node: Node): boolean {
  return node.isTextblock && node.textContent.trim() === '';
}

/**
 * Drops the empty lines that word processors put between paragraphs: a lone <br> in Google Docs,
 * a no-break space in Word. The space between ours is the page's, not the text's.
 */
export function withoutBlanks(slice: Slice): Slice {
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

export const cleanPaste = new Plugin({ props: { transformPasted: withoutBlanks } });
