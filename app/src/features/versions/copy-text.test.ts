import type { VersionParagraph } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { copyText, savesOf } from './copy-text.ts';

const paragraph = (position: string, text = position): VersionParagraph => ({
  id: position,
  position,
  type: 'paragraph',
  content: [{ text, marks: [] }],
});
const many = Array.from({ length: 501 }, (_, index) => paragraph(`a${index}`));

test('a copy has paragraphs of its own, at most 500 a save', () => {
  const saves = savesOf(many);
  expect(saves.map(({ length }) => length)).toEqual([500, 1]);
  const ids = saves.flat().map(({ id }) => id);
  expect(new Set([...ids, ...many.map(({ id }) => id)]).size).toBe(1002);
});

test('long paragraphs make shorter saves', () => {
  const long = ['a', 'b', 'c'].map((position) => paragraph(position, 'x'.repeat(100_000)));
  expect(savesOf(long).map(({ length }) => length)).toEqual([2, 1]);
});

test('a repeated copy sends the same saves under the same keys', async () => {
  const sent: unknown[] = [];
  let isUp = false;
  const saveParagraphs = (...call: unknown[]) => {
    sent.push(call.slice(0, 3));
    return Promise.resolve({ success: isUp, data: {}, error: isUp ? null : { status: 503 } });
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of the answers
  const api = { saveParagraphs } as unknown as Parameters<typeof copyText>[0];
  const saves = savesOf([paragraph('a')]);
  const keyOf = (request: object) => JSON.stringify(request);
  expect(await copyText(api, 'd', saves, keyOf)).toMatchObject({ success: false });
  isUp = true;
  expect(await copyText(api, 'd', saves, keyOf)).toMatchObject({ success: true });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject(['d', expect.any(String), { origin: 'restored' }]);
});
