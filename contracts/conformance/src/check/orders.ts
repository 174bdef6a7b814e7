import { isObject } from '../contract/places.ts';
import type { Call } from '../http/call.ts';
import type { Nonsense } from './sense.ts';

type Row = Record<string, unknown>;
type Order = { by: string; of: (row: Row) => unknown; isFalling?: boolean };

const falling = (by: string): Order => ({ by, of: (row) => row[by], isFalling: true });
const rising = (by: string): Order => ({ by, of: (row) => row[by] });
const byDay: Order = {
  by: 'journalEntry.localDate',
  of: ({ journalEntry }) => isObject(journalEntry) && journalEntry['localDate'],
  isFalling: true,
};
const byWords: Order = {
  by: 'stats.words',
  of: ({ stats }) => isObject(stats) && stats['words'],
  isFalling: true,
};

/** Which name comes first is the server's to know; undefined for no other order either. */
function sorted(sort: unknown): Order | undefined {
  if (sort === 'words') return falling('words');
  return sort === 'lastWritten' ? falling('updatedAt') : undefined;
}

/** operationId → the order of its items, by what was asked for. */
const ORDERS: Record<string, (query: Row, first: Row) => Order | undefined> = {
  listProjects: ({ sort }) => (sort === undefined ? falling('updatedAt') : sorted(sort)),
  listDocuments({ projectId, sort }, first) {
    if (sort !== undefined) return sorted(sort);
    if (projectId === undefined) return falling('updatedAt');
    return isObject(first['journalEntry']) ? byDay : rising('position');
  },
  listProjectTexts: (_, first) => (isObject(first['journalEntry']) ? byDay : rising('position')),
  listJournalEntries: () => byDay,
  listWritingSessions({ sort }) {
    if (sort === 'mostWords') return byWords;
    return sort === 'oldest' ? rising('startedAt') : falling('startedAt');
  },
  listObjectiveWeeks: () => falling('startsOn'),
  listPublishedSessions: () => falling('publishedAt'),
  listSubscribers: () => falling('createdAt'),
  listInvitations: () => falling('createdAt'),
  listSubscriptions: () => falling('createdAt'),
  listArticles: () => falling('publishedAt'),
};

/** Instants compare by what they mean, whatever their offset; all else as it is written. */
const rankOf = (value: unknown) =>
  typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value))
    ? Date.parse(value)
    : value;

/** Says so when rows do not stand in an order; those that are equal may stand either way. */
function misplaced(rows: Row[], { by, of, isFalling = false }: Order, what: string): Nonsense[] {
  const ranks = rows.map((row) => rankOf(of(row)));
  const isWrong = ranks.some((rank, index) => {
    const before = ranks[index - 1];
    const isText = typeof rank === 'string' && typeof before === 'string';
    const isNumber = typeof rank === 'number' && typeof before === 'number';
    if (!isText && !isNumber) return false;
    return isFalling ? rank > before : rank < before;
  });
  if (!isWrong) return [];
  const way = isFalling ? 'falling' : 'rising';
  return [[`${what} are not in their order, by ${by} ${way}.`, `${by} ${way}`, rows.map(of)]];
}

const listOf = (row: Row, name: string): Row[] => {
  const list = row[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** What is wrong with the order of what an answer lists. */
export function ordersOf({ operation, query }: Call, body: unknown, rows: Row[]): Nonsense[] {
  const items = isObject(body) ? listOf(body, 'items') : [];
  const [first = {}] = items;
  const order = ORDERS[operation.operationId]?.(query, first);
  return [
    ...(order ? misplaced(items, order, 'The items') : []),
    ...(isObject(body) ? misplaced(listOf(body, 'days'), rising('date'), 'The days') : []),
    ...rows.flatMap((row) =>
      misplaced(listOf(row, 'paragraphs'), rising('position'), 'The paragraphs'),
    ),
  ];
}
