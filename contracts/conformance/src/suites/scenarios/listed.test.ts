import { describe, expect, it } from 'vitest';
import { callOf } from '../../suite.ts';
import { notesContract } from '../../testing/notes-contract.ts';
import { visitor } from '../../users.ts';
import { compare } from './listed.ts';
import type { Exchange } from './steps.ts';

const [listNotes] = notesContract().operations;

/** What is said of a page with these rows, of which a scenario made a, b and c. */
function saidOf(rows: string[], nextCursor: string | null, expected: string[], inOrder = true) {
  const said: string[] = [];
  if (!listNotes) throw new Error('The contract lists nothing.');
  const exchange: Exchange = {
    call: callOf(listNotes, visitor),
    testCase: { title: 'a list' },
    answer: {
      status: 200,
      headers: new Headers(),
      text: '',
      body: { items: rows.map((id) => ({ id })), nextCursor },
      milliseconds: 1,
    },
  };
  const steps = { blame: (_: Exchange, { message }: { message: string }) => said.push(message) };
  compare(steps, exchange, { made: ['a', 'b', 'c'], expected, inOrder });
  return said;
}

describe('a list', () => {
  it('holds what was made, among what was there before', () => {
    expect(saidOf(['a', 'old', 'b'], null, ['a', 'b'])).toEqual([]);
    expect(saidOf(['a'], null, ['a', 'b'])).toEqual(['Other rows are listed (a list).']);
    expect(saidOf(['a', 'b', 'c'], null, ['a', 'b'])).toEqual(['Other rows are listed (a list).']);
    expect(saidOf(['b', 'a'], null, ['a', 'b'])).toEqual(['The order is another one (a list).']);
    expect(saidOf(['b', 'a'], null, ['a', 'b'], false)).toEqual([]);
  });

  // KIT-13
  it('that goes on may hold the rest on another page', () => {
    expect(saidOf(['old'], 'more', ['a', 'b'])).toEqual([]);
    expect(saidOf(['b', 'old'], 'more', ['a', 'b'])).toEqual([]);
    expect(saidOf(['c'], 'more', ['a', 'b'])).toEqual(['Other rows are listed (a list).']);
    expect(saidOf(['b', 'a'], 'more', ['a', 'b'])).toEqual(['The order is another one (a list).']);
  });
});
