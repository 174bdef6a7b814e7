import { isPosition, type Paragraph } from '@ecritoire/prose';
import { expect, describe, test, vi } from 'vitest';
import * as commands from '../commands/commands.ts';
import { parsePlainText } from '../paste/plain-text.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';

const isNew = expect.stringMatching(/^[0-9a-f-]{36}$/u);

function idsAndTexts({ lines }: TestDocument): string[][] {
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

describe('ids of paragraphs', () => {
  test('Enter in the middle leaves the id with the head', () => {
    const document = new TestDocument(paragraphsWith('un deux'));
    document.select(0, 2).run(commands.splitParagraph);
    expect(idsAndTexts(document)).toEqual([
      ['a', 'un'],
      [isNew, ' deux'],
    ]);
  });

  test('Enter at the start moves the id with the text', () => {
    const document = new TestDocument(paragraphsWith('un deux', 'trois'));
    document.select(0, 0).run(commands.splitParagraph);
    expect(idsAndTexts(document)).toEqual([
      [isNew, ''],
      ['a', 'un deux'],
      ['b', 'trois'],
    ]);
    expect(document.lastChange.deletedIds).toEqual([]);
    expect(document.lastChange.put.map(({ id }) => id)).not.toContain('a');
  });

  test('Enter at the end spares other paragraphs', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    document.select(0, 2).run(commands.splitParagraph);
    expect(document.lastChange.put).toEqual([
      { id: isNew, position: expect.any(String), type: 'paragraph', content: [] },
    ]);
  });

  test('Enter before a heading adds a paragraph', () => {
    const heading: Paragraph = {
      id: 'h',
      position: 'a0',
      type: 'heading',
      content: [{ text: 'Un', marks: [] }],
    };
    const document = new TestDocument([heading]);
    document.select(0, 0).run(commands.splitParagraph);
    expect(document.paragraphs.map(({ id, type }) => [id, type])).toEqual([
      [isNew, 'paragraph'],
      ['h', 'heading'],
    ]);
  });

  test('joining keeps the first id', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux'));
    document.run((state, dispatch) => {
      dispatch?.(state.tr.join(state.doc.child(0).nodeSize));
      return true;
    });
    expect(document.lines).toEqual(['a:undeux']);
    expect(document.lastChange.deletedIds).toEqual(['b']);
  });

  test('undoing and redoing splits keeps ids', () => {
    const document = new TestDocument(paragraphsWith('un deux'));
    document.select(0, 2).run(commands.splitParagraph);
    const split = document.paragraphs;
    document.run(commands.undo);
    expect(document.lines).toEqual(['a:un deux']);
    document.run(commands.redo);
    expect(document.paragraphs).toEqual(split);
  });

  test('deleting everything keeps one paragraph', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    document.select(0, 0, 2, 5).type('Z');
    expect(document.lines).toEqual(['a:Z']);
    expect(document.lastChange.deletedIds).toEqual(['b', 'c']);
  });

  test('changing the type of several keeps who each is', () => {
    const document = new TestDocument(paragraphsWith('un', 'deux', 'trois'));
    document.select(0, 1, 1, 2).run(commands.turnIntoQuote);
    expect(document.paragraphs.map(({ id, type }) => [id, type])).toEqual([
      ['a', 'quote'],
      ['b', 'quote'],
      ['c', 'paragraph'],
    ]);
  });
});

function paragraphsAt(...positions: string[]): Paragraph[] {
  return positions.map((position, index) => ({
    id: `p${index}`,
    position,
    type: 'paragraph',
    content: [{ text: 'un', marks: [] }],
  }));
}

describe('positions of paragraphs', () => {
  test('inserting between two equal positions repairs them', () => {
    const document = new TestDocument(paragraphsAt('a0', 'a0'));
    document.select(0, 2).run(commands.splitParagraph);
    const positions = document.paragraphs.map(({ position }) => position);
    expect(new Set(positions).size).toBe(3);
    expect(positions.toSorted()).toEqual(positions);
  });

  test('changing two equal positions and inserting repairs them', () => {
    const document = new TestDocument(paragraphsAt('a0', 'a1', 'a1', 'a2'));
    document.run(({ tr, schema }, dispatch) => {
      tr.insertText('!', 9).insert(8, schema.node('paragraph')).insertText('!', 5);
      dispatch?.(tr);
      return true;
    });
    const positions = document.paragraphs.map(({ position }) => position);
    expect(new Set(positions).size).toBe(5);
    expect(positions.toSorted()).toEqual(positions);
  });

  test('neighbours with invalid positions get new, reported ones', () => {
    const document = new TestDocument(paragraphsAt('é0', 'é1'));
    document.select(0, 2).run(commands.splitParagraph);
    const positions = document.paragraphs.map(({ position }) => position);
    expect(positions.every(isPosition)).toBe(true);
    expect(positions.toSorted()).toEqual(positions);
    expect(document.lastChange.put).toHaveLength(3);
  });

  // PAGE-95
  test('positions stay short under repeated insertion in the middle', () => {
    const long = `a0${'a0'.repeat(249)}`;
    const [first, last] = paragraphsWith('un', 'fin');
    if (!first || !last) throw new Error('There are two.');
    const known = [
      first,
      { ...last, id: 'm', position: `${long}a1` },
      { ...last, position: `${long}a2` },
    ];
    const document = new TestDocument(known);
    document.select(1, 3).run(commands.splitParagraph);
    const positions = document.paragraphs.map(({ position }) => position);
    expect(positions).toHaveLength(4);
    expect(positions).toEqual(positions.toSorted());
    expect(Math.max(...positions.map(({ length }) => length))).toBeLessThan(100);
    expect(document.lines.map((line) => line.slice(0, 2))).toEqual([
      'a:',
      'm:',
      expect.any(String),
      'b:',
    ]);
  });

  // PAGE-95
  test('a pasted manuscript gets ids and positions in one step', () => {
    const { state } = new TestDocument(paragraphsWith('un', 'deux'));
    const lines = Array.from({ length: 300 }, (_, line) => `Ligne ${line}`).join('\n');
    const { transactions, state: pasted } = state.applyTransaction(
      state.tr.replaceSelection(parsePlainText(lines, state.selection.$from)),
    );
    expect(transactions.map(({ steps }) => steps.length)).toEqual([1, 1]);
    const ids = pasted.doc.children.map(({ attrs }) => String(attrs['id']));
    const positions = pasted.doc.children.map(({ attrs }) => String(attrs['position']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(positions).toEqual(positions.toSorted());
    expect(new Set(positions).size).toBe(ids.length);
  });

  // SAVE-12
  test.each([
    { texts: ['un', 'fin'], after: 0 },
    { texts: ['un'], after: 0 },
    { texts: [], after: null },
  ])('concurrent inserts at one place stay grouped, $after of $texts', async (at) => {
    const known = paragraphsWith(...at.texts);
    const write = (document: TestDocument, lines: string[]) => {
      if (at.after !== null) document.select(at.after, 2).run(commands.splitParagraph);
      for (const [index, line] of lines.entries()) {
        if (index > 0) document.run(commands.splitParagraph);
        document.type(line);
      }
      return document.paragraphs.filter(({ id }) => !known.some((one) => one.id === id));
    };
    const here = new TestDocument(known);
    write(here, ['a', 'b', 'c']);
    vi.resetModules();
    const remote = await import('../testing/test-document.ts');
    const theirs = write(new remote.TestDocument(known), ['A', 'B', 'C']);
    const before = here.paragraphs;
    here.merge(theirs);
    const inOne = here.paragraphs
      .flatMap(({ content }) => content.map(({ text }) => text))
      .join('');
    expect(inOne).toMatch(/^(?:un)?(?:abcABC|ABCabc)(?:fin)?$/u);
    expect(here.paragraphs).toEqual(expect.arrayContaining([...before, ...theirs]));
  });

  // SAVE-11
  test('no remote insert separates a paragraph from its split tail', async () => {
    const known = paragraphsWith('un deux', 'fin');
    const here = new TestDocument(known);
    here.select(0, 2).run(commands.splitParagraph);
    const tail = here.paragraphs[1];
    vi.resetModules();
    const remote = await import('../testing/test-document.ts');
    for (let count = 0; count < 5; count += 1) {
      const there = new remote.TestDocument(known);
      there.select(0, 7).run(commands.splitParagraph);
      const inserted = there.type('Autre').paragraphs[1];
      const [behind = '', other = ''] = [tail?.position, inserted?.position];
      expect(behind < other && other < 'a1').toBe(true);
      vi.resetModules();
    }
  });
});
