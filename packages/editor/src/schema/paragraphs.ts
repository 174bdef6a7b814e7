import type { Mark as ProseMark, Paragraph, ParagraphType, Run } from '@ecritoire/prose';
import { Fragment, Mark, type Node } from 'prosemirror-model';
import { markNames } from '../marks/index.ts';
import { schema } from './schema.ts';

function marksOf(node: Node): ProseMark[] {
  return markNames.filter((name) => schema.marks[name].isInSet(node.marks));
}

function sameMarks(one: readonly ProseMark[], two: readonly ProseMark[]): boolean {
  return one.length === two.length && one.every((mark, index) => mark === two[index]);
}

function runsOf(node: Node): Run[] {
  const runs: Run[] = [];
  node.forEach((child) => {
    const text = child.isText ? (child.text ?? '') : '\n';
    const marks = marksOf(child);
    const last = runs.at(-1);
    if (last && sameMarks(last.marks, marks)) last.text += text;
    else runs.push({ text, marks });
  });
  return runs;
}

export function isParagraphType(name: string | undefined): name is ParagraphType {
  return name === 'paragraph' || name === 'heading' || name === 'quote' || name === 'sceneBreak';
}

export function idOf(node: Node): string {
  return String(node.attrs['id']);
}

export function positionOf(node: Node): string {
  return String(node.attrs['position']);
}

/** The contract's paragraph for a child of the document. */
export function paragraphOf(node: Node): Paragraph {
  const type = node.type.name;
  if (!isParagraphType(type)) throw new TypeError(`${type} is not a paragraph.`);
  return { id: idOf(node), position: positionOf(node), type, content: runsOf(node) };
}

function inlineOf(runs: readonly Run[]): Node[] {
  const inline: Node[] = [];
  for (const { text, marks } of runs) {
    const set = marks.reduce<readonly Mark[]>(
      (before, mark) => schema.marks[mark].create().addToSet(before),
      Mark.none,
    );
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) inline.push(schema.nodes.lineBreak.create(null, null, set));
      if (line !== '') inline.push(schema.text(line, set));
    }
  }
  return inline;
}

/** The document's child for a paragraph of the contract. */
export function nodeOf({ id, position, type, content }: Paragraph): Node {
  const inline = type === 'sceneBreak' ? null : Fragment.fromArray(inlineOf(content));
  return schema.nodes[type].create({ id, position }, inline);
}

/** By position, in byte order. */
export function inOrder(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.toSorted((one, two) => {
    if (one.position === two.position) return 0;
    return one.position < two.position ? -1 : 1;
  });
}
