import { Fragment, Slice, type MarkType, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { paragraph, heading, quote, sceneBreak } = schema.nodes;
const { strong, emphasis } = schema.marks;

/** What manuscripts put between two scenes: *, ***, * * *, ⁂, #, ~, a line of dashes. */
const sceneSign = /^(?:[*~](?:\s*[*~]){0,4}|⁂|#|(?:[-–—_]\s*){3,})$/u;

/** What the look of a heading or a quote says already is not said by a mark as well. */
function without(mark: MarkType, block: Node): Node {
  const isAll = block.children.every((child) => !child.isText || mark.isInSet(child.marks));
  if (!isAll) return block;
  return block.copy(
    Fragment.fromArray(block.children.map((child) => child.mark(mark.removeFromSet(child.marks)))),
  );
}

/** The tab before a first line is the page's to make; any other space is a verse's own. */
function withoutIndent(block: Node): Node {
  const [first] = block.children;
  const width = /^\t+/u.exec(first?.text ?? '')?.[0].length ?? 0;
  return width === 0 ? block : block.cut(width);
}

function tidiedBlock(block: Node): Node {
  if (!block.isTextblock) return block;
  if (block.type === paragraph && sceneSign.test(block.textContent.trim())) {
    return sceneBreak.create();
  }
  const plain = withoutIndent(block);
  if (plain.type === heading) return without(strong, plain);
  return plain.type === quote ? without(emphasis, plain) : plain;
}

/** Pasted paragraphs as one would have written them here. */
export function tidied(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  if (content.childCount < 2 || !content.firstChild?.isBlock) return slice;
  const blocks = content.content.map(tidiedBlock);
  const depth = (open: number, side: Node | undefined) => (side?.isTextblock ? open : 0);
  return new Slice(
    Fragment.fromArray(blocks),
    depth(openStart, blocks[0]),
    depth(openEnd, blocks.at(-1)),
  );
}
