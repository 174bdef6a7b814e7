import { Fragment, Slice, type MarkType, type Node } from 'prosemirror-model';
import { schema } from '../../schema/schema.ts';

const { paragraph, heading, quote, sceneBreak, lineBreak } = schema.nodes;
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

/** The lines of a paragraph, each with the break before it. */
function linesOf(block: Node): Node[][] {
  const lines: Node[][] = [[]];
  for (const child of block.children) {
    if (child.type === lineBreak) lines.push([child]);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

/** A blank line parts paragraphs, as it does in plain text; one of blank lines alone is none. */
function parted(block: Node): Node[] {
  const parts: Node[][] = [];
  let isApart = true;
  for (const line of linesOf(block)) {
    const isBlank = line.every(({ text = '' }) => text.trim() === '');
    if (!isBlank && isApart) parts.push(line.filter(({ type }) => type !== lineBreak));
    else if (!isBlank) parts.at(-1)?.push(...line);
    isApart = isBlank;
  }
  return parts.map((part) => block.copy(Fragment.fromArray(part)));
}

/** What stands beside paragraphs is one, up to the next. */
function wrapped(nodes: readonly Node[]): Node[] {
  const groups: Node[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (node.isInline && last?.[0]?.isInline) last.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group) => (group[0]?.isInline ? [paragraph.create(null, group)] : group));
}

/**
 * What browsers write for the spaces that somebody typed one after the other: one that does not
 * break beside one that does. Those of French stand alone, and verses begin with theirs.
 */
const typedSpaces = /(?<=[^\s«])[ \u00A0]*(?: \u00A0|\u00A0 )[ \u00A0]*(?=[^\s;:!?»])/gu;

/** @returns the same, where nothing is replaced. */
function withTypedSpaces(content: Fragment): Fragment {
  const nodes = content.content.map((node) => {
    if (node.text === undefined) return node.copy(withTypedSpaces(node.content));
    const text = node.text.replaceAll(typedSpaces, (spaces) => ' '.repeat(spaces.length));
    return text === node.text ? node : schema.text(text, node.marks);
  });
  return nodes.every((node, index) => node === content.content[index])
    ? content
    : Fragment.fromArray(nodes);
}

/**
 * Pasted paragraphs as one would have written them here, without the empty lines that word
 * processors put between them: a lone <br> in Google Docs, a no-break space in Word. The space
 * between ours is the page's, not the text's.
 */
export function tidied(pasted: Slice): Slice {
  const { openStart, openEnd } = pasted;
  const slice = new Slice(withTypedSpaces(pasted.content), openStart, openEnd);
  const nodes = slice.content.content;
  const blocks = wrapped(nodes).flatMap((block) => (block.isTextblock ? parted(block) : [block]));
  if (blocks.length > 1) return new Slice(Fragment.fromArray(blocks.map(tidiedBlock)), 0, 0);
  const isInline = nodes.every((node) => node.isInline);
  return isInline || blocks.length === 0 ? slice : new Slice(Fragment.fromArray(blocks), 0, 0);
}
