import { textOf, type Paragraph } from '@ecritoire/prose';
import { describe, expect, test } from 'vitest';
import type { Draft, ParagraphsChange } from './changes.ts';
import {
  acknowledge,
  applyEdit,
  draftOf,
  isAllSaved,
  setAside,
  takeBack,
  takeBatch,
} from './draft.ts';
import { merging } from './merging.ts';
import { unsentWords } from './unsent-words.ts';

const paragraph = (id: string, text = 'La mer'): Paragraph => ({
  id,
  position: `a${'abc'.indexOf(id)}`,
  type: 'paragraph',
  content: [{ text, marks: [] }],
});
const undone = applyEdit(draftOf({ inFlight: null, pending: {} }, []), {
  put: ['a', 'b', 'c'].map((id) => paragraph(id)),
  deletedIds: [],
  origin: 'restored',
});
const answer = {
  paragraphs: ['a', 'b', 'c'].map((id) => ({ id, version: 2 })),
  deletedIds: [],
};

// SAVE-56
test('text of an earlier session is sent once, as restored', () => {
  const sent = takeBatch(undone, 'one');
  expect(sent.inFlight?.origin).toBe('restored');
  expect(sent.inFlight?.changes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(isAllSaved(acknowledge(sent, answer))).toBe(true);
});

// SAVE-56
test('words typed into restored text are sent as written', () => {
  const typed = applyEdit(undone, { put: [paragraph('b', 'La mer monte')], deletedIds: [] });
  const sent = takeBatch(typed, 'one');
  expect(sent.inFlight?.changes[1]).toMatchObject(paragraph('b'));
  const next = takeBatch(acknowledge(sent, answer), 'two').inFlight;
  expect(next?.origin).toBeUndefined();
  expect(next?.changes).toMatchObject([paragraph('b', 'La mer monte')]);
});

// SAVE-56
test.each([setAside, takeBack])('a refused batch is restored text when sent again', (again) => {
  const { inFlight } = takeBatch(again(takeBatch(undone, 'one')), 'two', 2);
  expect(inFlight).toMatchObject({ origin: 'restored', changes: [{ id: 'a' }, { id: 'b' }] });
});

// SAVE-56
test('restored text refused alone is sent as written once it changes', () => {
  const one = applyEdit(draftOf({ inFlight: null, pending: {} }, []), {
    put: [paragraph('a')],
    deletedIds: [],
    origin: 'restored',
  });
  const typed = applyEdit(takeBatch(one, 'one'), { put: [paragraph('a', 'La')], deletedIds: [] });
  const { inFlight } = takeBatch(setAside(typed), 'two');
  expect(inFlight).toEqual({
    key: 'two',
    changes: [expect.objectContaining(paragraph('a', 'La'))],
  });
});

// SAVE-56
test('a restored replacement is sent as no replacement', () => {
  const replaced = applyEdit(draftOf({ inFlight: null, pending: {} }, []), {
    put: [paragraph('a', 'Le port')],
    deletedIds: [],
    keepVersion: 'replacement',
  });
  const { inFlight } = takeBatch(
    applyEdit(replaced, { put: [paragraph('a')], deletedIds: [], origin: 'restored' }),
    'one',
  );
  expect(inFlight?.changes[0]).not.toHaveProperty('keepVersion');
});

describe('beside the server', () => {
  const known = ['a', 'b'].map((id) =>
    Object.assign(paragraph(id, `Le vent ${id} tombe.`), { version: 1 }),
  );
  const opened = draftOf({ inFlight: null, pending: {} }, known);
  const words = (draft: Draft) =>
    unsentWords(draft, (content) => textOf(content).split(' ').length);
  const restored = (edit: Partial<ParagraphsChange>) =>
    applyEdit(opened, { put: [], deletedIds: [], ...edit, origin: 'restored' });

  // SAVE-56
  test('what an earlier session deleted is deleted as restored', () => {
    const deleted = restored({ put: [paragraph('c')], deletedIds: ['a'] });
    expect(words(deleted)).toEqual({ sent: 0, pending: 0 });
    const sent = takeBatch(deleted, 'one');
    expect(sent.inFlight).toMatchObject({
      origin: 'restored',
      changes: [{ id: 'c' }, { operation: 'delete', id: 'a' }],
    });
    const done = { paragraphs: [{ id: 'c', version: 1 }], deletedIds: ['a'] };
    expect(isAllSaved(acknowledge(sent, done))).toBe(true);
    expect(takeBatch(takeBack(sent), 'two').inFlight?.origin).toBe('restored');
  });

  const theirs = (a: string | null, b = 'Le vent b tombe.') => [
    ...(a === null ? [] : [{ ...paragraph('a', a), version: 2 }]),
    { ...paragraph('b', b), version: b === 'Le vent b tombe.' ? 1 : 2 },
  ];

  // SAVE-56
  test('restored text merged with theirs counts no word', () => {
    const sent = takeBatch(restored({ put: [paragraph('a', 'Ici, le vent a tombe.')] }), 'one');
    const typed = applyEdit(sent, {
      put: [paragraph('b', 'Le vent b tombe. Fin.')],
      deletedIds: [],
    });
    const { draft } = merging.meetServer(typed, theirs('Le vent a tombe. Loin.'));
    const next = takeBatch(draft, 'two');
    expect(next.inFlight).toMatchObject({
      origin: 'restored',
      changes: [paragraph('a', 'Ici, le vent a tombe. Loin.')],
    });
    expect(Object.values(next.pending)).toEqual([expect.objectContaining({ id: 'b' })]);
  });

  // SAVE-56
  test('words typed into restored text are merged as written', () => {
    const sent = takeBatch(restored({ put: [paragraph('a', 'Ici, le vent a tombe.')] }), 'one');
    const typed = applyEdit(sent, {
      put: [paragraph('a', 'Ici, le grand vent a tombe.')],
      deletedIds: [],
    });
    const { draft } = merging.meetServer(typed, theirs('Le vent a tombe. Loin.'));
    const next = takeBatch(draft, 'two');
    const written = paragraph('a', 'Ici, le grand vent a tombe. Loin.');
    expect(next.inFlight?.changes).toMatchObject([paragraph('a', 'Ici, le vent a tombe. Loin.')]);
    expect(next.pending['a']).toMatchObject(written);
    expect(next.pending['a']).not.toHaveProperty('copied');
  });

  // SAVE-56
  test('words moved out of restored text are merged as written', () => {
    const sent = takeBatch(
      restored({ put: [paragraph('a', 'Le vent a tombe. Ici la mer.')] }),
      'one',
    );
    const moved = applyEdit(sent, {
      put: [paragraph('a', 'Ici la mer.'), paragraph('b', 'Le vent a tombe. Le vent b tombe.')],
      deletedIds: [],
    });
    const { draft } = merging.meetServer(
      moved,
      theirs('Le vent a tombe.', 'Le vent b tombe. Loin.'),
    );
    const next = takeBatch(draft, 'two');
    expect(next.inFlight).toMatchObject({
      origin: 'restored',
      changes: [paragraph('a', 'Le vent a tombe. Ici la mer.')],
    });
    expect(Object.values(next.pending)).toMatchObject([
      paragraph('a', 'Ici la mer.'),
      paragraph('b', 'Le vent a tombe. Le vent b tombe. Loin.'),
    ]);
  });

  // SAVE-56
  test('a lost response leaves only later words to send', () => {
    const sent = takeBatch(restored({ put: [paragraph('a', 'Ici.')] }), 'one');
    const typed = applyEdit(sent, { put: [paragraph('a', 'Ici. Fin.')], deletedIds: [] });
    const { draft } = merging.meetServer(typed, theirs('Ici.'));
    const { inFlight } = takeBatch(draft, 'two');
    expect(inFlight?.origin).toBeUndefined();
    expect(inFlight?.changes).toMatchObject([paragraph('a', 'Ici. Fin.')]);
  });

  // SAVE-56
  test.each([
    ['mine', ['Ici passe le train']],
    ['both', ['Ici passe le train']],
  ] as const)('restored text in a conflict counts no word: %s', (choice, texts) => {
    const sent = takeBatch(restored({ put: [paragraph('a', 'Ici passe le train')] }), 'one');
    const { draft } = merging.meetServer(sent, theirs('Là-bas dort un chat'));
    expect(draft.conflicts).toHaveLength(1);
    const resolution = { id: 'a', choice, language: 'fr' } as const;
    const decided = merging.resolveConflict(draft, resolution, () => 'new').draft;
    const next = takeBatch(decided, 'two');
    expect(next.inFlight?.origin).toBe('restored');
    expect(next.pending).toEqual({});
    const puts = next.inFlight?.changes.filter((change) => change.operation === 'put');
    expect(puts?.map(({ content }) => textOf(content))).toEqual(texts);
  });

  // SAVE-56
  test.each(['mine', 'both'] as const)('a restored deletion in a conflict: %s', (choice) => {
    const sent = takeBatch(restored({ deletedIds: ['a'] }), 'one');
    const { draft } = merging.meetServer(sent, theirs('Là-bas dort un chat'));
    expect(draft.conflicts).toHaveLength(1);
    const resolution = { id: 'a', choice, language: 'fr' } as const;
    const decided = merging.resolveConflict(draft, resolution, () => 'new').draft;
    expect(takeBatch(decided, 'two').inFlight?.origin).toBe(
      choice === 'mine' ? 'restored' : undefined,
    );
  });
});
