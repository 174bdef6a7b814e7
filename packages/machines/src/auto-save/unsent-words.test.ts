import { segmentWords, textOf, type Paragraph } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import type { Change, Draft } from './changes.ts';
import { unsentWords } from './unsent-words.ts';

const paragraph = (text: string) => ({
  id: 'a',
  position: 'a0',
  type: 'paragraph' as const,
  content: text === '' ? [] : [{ text, marks: [] }],
});
const known = (text: string) => ({ a: { ...paragraph(text), version: 1 } });
const put = (
  text: string,
  more: Pick<Change, 'base'> & { copied?: Paragraph['content'] } = {},
): Change => ({
  operation: 'put',
  parentVersion: 1,
  ...paragraph(text),
  ...more,
});
const draft: Draft = { inFlight: null, pending: {}, known: {}, conflicts: [], refused: [] };
const count = (content: Paragraph['content']) => segmentWords(textOf(content), 'fr').length;
const base = { paragraph: { ...paragraph('un'), version: 1 }, before: null, after: null };

const cases: [string, Partial<Draft>, { sent: number; pending: number }][] = [
  [
    'are those that the server does not know yet',
    {
      known: known('un'),
      inFlight: { key: 'k', changes: [put('un deux')] },
      pending: { a: put('un deux trois quatre') },
    },
    { sent: 1, pending: 2 },
  ],
  ['are none once the server knows them', { known: known('un deux') }, { sent: 0, pending: 0 }],
  ['of a new text are all', { pending: { a: put('un deux') } }, { sent: 0, pending: 2 }],
  [
    'of a closed text count from its base version',
    { pending: { a: put('un deux', { base }) } },
    { sent: 0, pending: 1 },
  ],
  [
    'leave out what a copy shares with the other version',
    { pending: { a: put('un deux trois', { copied: [{ text: 'un', marks: [] }] }) } },
    { sent: 0, pending: 2 },
  ],
  [
    'leave it out as it is sent, too',
    {
      inFlight: { key: 'k', changes: [put('un')], origin: 'restored' },
      pending: { a: put('un deux trois') },
    },
    { sent: 0, pending: 2 },
  ],
  [
    'of what is deleted are fewer than none',
    { known: known('un deux'), pending: { a: { operation: 'delete', id: 'a', parentVersion: 1 } } },
    { sent: 0, pending: -2 },
  ],
];

// COUNT-1
test.each(cases)('words unsent %s', (_title, of, expected) => {
  expect(unsentWords({ ...draft, ...of }, count)).toEqual(expected);
});
