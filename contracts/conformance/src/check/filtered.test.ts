import { describe, expect, it } from 'vitest';
import { callOf } from '../suite.ts';
import { readContract } from '../contract/contract.ts';
import { visitor } from '../users.ts';
import { createFilterCheck } from './filtered.ts';
import { folded } from './folded.ts';

const contract = readContract();

type Body = Record<string, unknown>;

/** What is said of one list after another, each with its query and its answer. */
function saidOf(
  operationId: string,
  ...lists: [query: Body, items: Body[], nextCursor?: string][]
) {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  const response = operation?.responses['200'];
  if (!operation || !response) throw new Error(`no ${operationId}`);
  const check = createFilterCheck(contract);
  return lists.flatMap(([query, items, nextCursor = null]) => {
    const body = { items, nextCursor };
    const answer = { status: 200, headers: new Headers(), text: '', body, milliseconds: 1 };
    const call = { ...callOf(operation, visitor), query };
    return check(call, answer, response).map(({ message }) => message);
  });
}

const A = 'a2e5e0b1-6a53-4f4e-9d8e-0c3e9a1f0d11';
const B = 'b2e5e0b1-6a53-4f4e-9d8e-0c3e9a1f0d11';

// KIT-92
describe('an item of a list', () => {
  it('shows what the list was asked for by', () => {
    const byAuthor = (id: string) => [{ author: { id } }];
    expect(saidOf('listPublishedSessions', [{ authorId: A }, byAuthor(A)])).toEqual([]);
    expect(saidOf('listPublishedSessions', [{ authorId: A.toUpperCase() }, byAuthor(A)])).toEqual(
      [],
    );
    expect(saidOf('listPublishedSessions', [{ authorId: A }, byAuthor(B)])).toEqual([
      'An item is not of the authorId that was asked for, by its author.id.',
    ]);
    const tags = ['beginnings'];
    expect(saidOf('listArticles', [{ tag: 'beginnings' }, [{ tags }]])).toEqual([]);
    expect(saidOf('listArticles', [{ tag: 'beginning' }, [{ tags }]])).toHaveLength(1);
    const session = { projectId: null, status: 'draft', localDate: '2026-01-02' };
    const sessions = (query: Body) => saidOf('listWritingSessions', [query, [session]]);
    expect(sessions({ projectId: A })).toHaveLength(1);
    expect(sessions({ status: 'published', from: '2026-01-03' })).toHaveLength(2);
    expect(sessions({ from: '2026-01-02', to: '2026-01-02', sort: 'oldest' })).toEqual([]);
  });

  it('has what was searched for', () => {
    const projects = (search: string) =>
      saidOf('listProjects', [{ search }, [{ name: 'L’Été au cœur' }]]);
    expect(projects("coeur l'ete")).toEqual([]);
    expect(projects('-')).toEqual([]);
    expect(projects('hiver')).toHaveLength(1);
    const sessions = (search: string) =>
      saidOf('listWritingSessions', [{ search }, [{ title: 'Un matin', comment: null }]]);
    expect(sessions('un matin')).toEqual([]);
    expect(sessions('matin un')).toHaveLength(1);
    expect(saidOf('listDocuments', [{ search: 'x' }, [{ title: 'y', passage: 'x' }]])).toEqual([]);
  });

  it('is judged after cursors of the same filters alone', () => {
    const query = { tag: 'a' };
    const first = [query, [{ tags: ['a'] }], 'next'] as [Body, Body[], string];
    const stray = [{ tags: ['b'] }];
    expect(saidOf('listArticles', first, [{ ...query, cursor: 'next' }, stray])).toHaveLength(1);
    expect(saidOf('listArticles', first, [{ tag: 'c', cursor: 'next' }, stray])).toEqual([]);
    expect(saidOf('listArticles', [{ ...query, cursor: 'made up' }, stray])).toEqual([]);
  });
});

it('a search folds marks, ligatures, blanks and quotation marks', () => {
  expect(folded('  « L’Œuvre\u00A0: ÉTÉ »\u00AD– Maß ')).toBe('l oeuvre : ete mass');
  expect(folded('ΟΔΟΣ')).toBe(folded('οδος'));
});
