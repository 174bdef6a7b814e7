import type { Contract } from '../contract/contract.ts';
import { isObject, rowsOf } from '../contract/places.ts';
import type { Call } from '../http/call.ts';
import { folded } from './folded.ts';
import type { Part } from './part.ts';

/*
 * Whatever was done before, each item of a list shows what the list was asked for by.
 */

type Row = Record<string, unknown>;
type Filter = {
  /** Where an item shows it. */
  by: string;
  /** undefined where it does not show it. */
  of: (row: Row) => unknown;
  fits: (shown: unknown, asked: string) => boolean;
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** An id in one letter case; any other text without what a server leaves out of texts. */
const plain = (text: string) =>
  ID.test(text) ? text.toLowerCase() : text.toWellFormed().replaceAll('\0', '');

const isSame = (shown: unknown, asked: string) =>
  typeof shown === 'string' && plain(shown) === plain(asked);
const isFrom = (shown: unknown, asked: string) => typeof shown === 'string' && shown >= asked;
const isUntil = (shown: unknown, asked: string) => typeof shown === 'string' && shown <= asked;

const member = (name: string, inside: string) => (row: Row) => {
  const whole = row[name];
  return isObject(whole) ? whole[inside] : undefined;
};
const property = (name: string) => (row: Row) => row[name];

/** parameter → where an item shows it, where that is not the property of its name. */
const FILTERS: Record<string, Filter> = {
  authorId: { by: 'author.id', of: member('author', 'id'), fits: isSame },
  from: { by: 'localDate', of: property('localDate'), fits: isFrom },
  to: { by: 'localDate', of: property('localDate'), fits: isUntil },
  until: {
    by: 'journalEntry.localDate',
    of: member('journalEntry', 'localDate'),
    fits: isUntil,
  },
  tag: {
    by: 'tags',
    of: property('tags'),
    fits: (shown, asked) => Array.isArray(shown) && shown.some((one) => isSame(one, asked)),
  },
};

const filterOf = (name: string): Filter =>
  FILTERS[name] ?? { by: name, of: property(name), fits: isSame };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const hasWords = (text: unknown, asked: string) =>
  folded(asked)
    .split(' ')
    .every((word) => folded(textOf(text)).includes(word));
const hasWhole = (text: unknown, asked: string) => folded(textOf(text)).includes(folded(asked));

/** operationId → whether an item has what was searched for, as far as the item shows it. */
const SEARCHES: Record<string, (row: Row, asked: string) => boolean> = {
  listProjects: ({ name }, asked) => hasWords(name, asked),
  findDocumentTitles: ({ title }, asked) => hasWords(title, asked),
  // A passage shows that the text has it.
  listDocuments: ({ title, passage }, asked) =>
    hasWords(title, asked) || typeof passage === 'string',
  listWritingSessions: ({ title, comment }, asked) =>
    [title, comment].some((text) => hasWhole(text, asked)),
};

/** What an answer was asked for, beside the part of a list that it is. */
function askedOf({ params, query }: Call): [name: string, asked: string][] {
  const { cursor: _, limit: __, ...filters } = query;
  return Object.entries({ ...params, ...filters }).flatMap(([name, asked]) =>
    typeof asked === 'string' ? [[name, asked]] : [],
  );
}

/** Judges by its filters what is listed, and what is read alone by the parameters of its name. */
export function createFilterCheck(contract: Contract): Part {
  // What a cursor of other filters shows is left open.
  const cursors = new Set<string>();
  return (call, { status, body }, response) => {
    const { operation, caller, address, query } = call;
    const isRead = operation.method === 'get' && address === undefined;
    if (!isRead || status !== 200 || !isObject(body)) return [];
    const asked = askedOf(call);
    const keyOf = (cursor: unknown) =>
      JSON.stringify([operation.operationId, caller.name, asked, cursor]);
    if (typeof body['nextCursor'] === 'string') cursors.add(keyOf(body['nextCursor']));
    if (query['cursor'] !== undefined && !cursors.has(keyOf(query['cursor']))) return [];
    const rows = Array.isArray(body['items']) ? rowsOf(body['items']) : [body];
    const searched = SEARCHES[operation.operationId];
    return asked.flatMap(([name, value]) => {
      const isSearch = name === 'search' && searched !== undefined;
      const { by, of, fits } = filterOf(name);
      const stray = rows.find((row) =>
        isSearch ? !searched(row, value) : of(row) !== undefined && !fits(of(row), value),
      );
      if (!stray) return [];
      return {
        kind: 'wrong-value' as const,
        message: isSearch
          ? 'An item does not have what was searched for.'
          : `An item is not of the ${name} that was asked for, by its ${by}.`,
        expected: `${name} ${value}`,
        received: isSearch ? stray : of(stray),
        pointer: contract.pointerOf(response),
      };
    });
  };
}
