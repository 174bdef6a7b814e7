import { Fragment, Slice, type Mark, type Node, type ResolvedPos } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';

const { paragraph, sceneBreak, lineBreak } = schema.nodes;

/** How a copied text and most manuscripts write a scene break. */
const sceneSign = /^\s*(?:\*\s*\*\s*\*|⁂)\s*$/u;

/** Word processors copy a line end within a paragraph as one of these. */
const lineSeparators = /[\v\u2028]/u;

function blockOf(paragraphs: readonly string[], marks: readonly Mark[]): Node {
  const lines = paragraphs.flatMap((line) => line.split(lineSeparators));
  if (sceneSign.test(lines.join('\n'))) return sceneBreak.create();
  const content = lines.flatMap((line, index) => {
    const text = line === '' ? [] : [schema.text(line, marks)];
    return index === 0 ? text : [lineBreak.create()].concat(text);
  });
  return paragraph.create(null, content);
}

/**
 * Plain text that is pasted. Blank lines part its paragraphs, as they part stanzas, and the lines
 * between them stay lines; where there are none, each line is a paragraph.
 */
export function parsePlainText(text: string, context: ResolvedPos): Slice {
  const lines = text.replaceAll(/\r\n?|[\f\u0085\u2029]/gu, '\n').split('\n');
  const hasBlankLines = /\n[^\S\n]*\n/u.test(lines.join('\n').trim());
  const blocks: string[][] = [[]];
  for (const line of lines) {
    const last = blocks.at(-1) ?? [];
    const isOver = last.length > 0 && (!hasBlankLines || line.trim() === '');
    if (isOver) blocks.push([]);
    if (line.trim() !== '') blocks.at(-1)?.push(line);
  }
  const written = blocks.filter((block) => block.length > 0);
  // Spaces alone are typed text like any other.
  const all = written.length > 0 ? written : [[lines.join(' ')]];
  return new Slice(Fragment.fromArray(all.map((block) => blockOf(block, context.marks()))), 0, 0);
}
