import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import type { Breach } from '../finding.ts';
import type { Answer, Call } from '../http/call.ts';
import { ordersOf } from './orders.ts';

/*
 * What fits its schema may still contradict itself, or what was asked for: this holds of every
 * answer, whatever was done before.
 */

type Row = Record<string, unknown>;
/** What is wrong, what it should be, and what it is. */
export type Nonsense = [message: string, expected: unknown, received: unknown];

const DAY = 86_400_000;
/** Seconds by which figures that are rounded apart may differ. */
const ROUNDING = 2;

const instant = (value: unknown) =>
  typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN;

/** The calendar's date at an instant, where somebody is; undefined for a zone that is not known. */
export function dateIn(timeZone: string, at: number): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(at);
  } catch {
    return undefined;
  }
}

const figure = (row: Row, name: string) => {
  const value = row[name];
  return typeof value === 'number' ? value : Number.NaN;
};

function times(row: Row): Nonsense[] {
  const pairs = [
    ['createdAt', 'updatedAt'],
    ['startedAt', 'pausedAt'],
    ['startedAt', 'resumedAt'],
    ['startedAt', 'lastWrittenAt'],
    ['startedAt', 'endedAt'],
    ['pausedAt', 'endedAt'],
    ['resumedAt', 'endedAt'],
    ['lastWrittenAt', 'endedAt'],
    ['endedAt', 'publishedAt'],
  ] as const;
  return pairs
    .filter(([earlier, later]) => instant(row[earlier]) > instant(row[later]))
    .map(([earlier, later]) => [
      `${later} lies before ${earlier}.`,
      `${String(row[earlier])} or later`,
      row[later],
    ]);
}

/** When something happened that an answer tells of. */
const PAST = [
  'createdAt',
  'updatedAt',
  'startedAt',
  'pausedAt',
  'resumedAt',
  'lastWrittenAt',
  'endedAt',
  'publishedAt',
] as const;
/** Clocks go apart by seconds, while a time of another zone is an hour and more away. */
const CLOCKS_APART = 30 * 60_000;
/** By how much `Date` may be away from what the same server wrote down for the same answer. */
const DATE_APART = 60_000;

/** What an answer tells of has happened, and what was just made was made just now. */
function clocks(rows: Row[], body: unknown, { status, headers }: Answer): Nonsense[] {
  // The kit's clock may be wrong, the server's own is in its answer.
  const now = [Date.now(), Date.parse(headers.get('date') ?? '')].filter((at) => !Number.isNaN(at));
  const [first, last] = [Math.min(...now) - CLOCKS_APART, Math.max(...now) + CLOCKS_APART];
  const toCome = PAST.flatMap((name) => {
    const row = rows.find((one) => instant(one[name]) > last);
    return row ? [[`${name} lies in the future.`, row[name]] as const] : [];
  });
  const made = isObject(body) && status === 201 ? body['createdAt'] : undefined;
  const isOld = instant(made) < first;
  const date = headers.get('date');
  const isApart = Math.abs(Date.parse(date ?? '') - instant(made)) > DATE_APART;
  const told = [
    ...toCome,
    ...(isOld ? [['createdAt of what was just made lies in the past.', made] as const] : []),
  ];
  const latest = Math.max(...PAST.flatMap((name) => rows.map((row) => instant(row[name]) || 0)));
  const isBehind = latest - Date.parse(date ?? '') > DATE_APART;
  // Times that are wrong themselves say nothing of it.
  if (told.length === 0 && (isApart || isBehind)) {
    const expected = made ?? `${new Date(latest).toISOString()} or later`;
    return [['Date is not when the answer was made.', expected, date]];
  }
  return told.map(([message, received]) => [
    message,
    `about ${new Date().toISOString()}`,
    received,
  ]);
}

function days(row: Row): Nonsense[] {
  const found: Nonsense[] = [];
  const { timeZone, localDate, startedAt, startsOn, endsOn, createdAt, expiresAt } = row;
  if (typeof timeZone === 'string' && typeof localDate === 'string') {
    const at = instant(startedAt);
    const date = Number.isNaN(at) ? undefined : dateIn(timeZone, at);
    if (date !== undefined && date !== localDate) {
      found.push(['localDate is not the date of startedAt in timeZone.', date, localDate]);
    }
  }
  if (typeof startsOn === 'string' && typeof endsOn === 'string') {
    const last = new Date(Date.parse(startsOn) + 6 * DAY).toISOString().slice(0, 10);
    if (endsOn !== last) found.push(['A week has not seven days.', last, endsOn]);
  }
  const open = instant(expiresAt) - instant(createdAt);
  // Thirty days of a calendar may have an hour more or less.
  if (Math.abs(open - 30 * DAY) > 2 * 3_600_000) {
    found.push(['It is not open for 30 days.', `30 days from ${String(createdAt)}`, expiresAt]);
  }
  return found;
}

function figures(row: Row): Nonsense[] {
  const found: Nonsense[] = [];
  const stats = isObject(row['stats']) ? row['stats'] : {};
  const [duration, idle] = [figure(stats, 'durationSeconds'), figure(stats, 'idleSeconds')];
  if (duration < 60 && typeof stats['wordsPerMinute'] === 'number') {
    found.push(['wordsPerMinute is a figure under one minute.', null, stats['wordsPerMinute']]);
  }
  if (idle > duration + ROUNDING) {
    found.push(['idleSeconds is more than durationSeconds.', `at most ${duration}`, idle]);
  }
  const whole = (instant(row['endedAt']) - instant(row['startedAt'])) / 1000;
  const told = duration + figure(stats, 'pausedSeconds');
  if (Math.abs(whole - told) > ROUNDING) {
    const message = 'durationSeconds and pausedSeconds are not the time from start to end.';
    found.push([message, whole, told]);
  }
  return found;
}

function entries(row: Row): Nonsense[] {
  const { journalEntry, title } = row;
  if (!isObject(journalEntry) || typeof title !== 'string') return [];
  const { localDate } = journalEntry;
  return title === localDate ? [] : [['The title of an entry is not its date.', localDate, title]];
}

/** Every object of a body, and the body itself. */
function* rowsOf(value: unknown): Generator<Row> {
  if (Array.isArray(value)) for (const one of value) yield* rowsOf(one);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* rowsOf(member);
}

/** What was asked for by its day is of that day. */
function asked({ params, query }: Call, body: unknown): Nonsense[] {
  if (!isObject(body)) return [];
  const found: Nonsense[] = [];
  const { journalEntry, days: list } = body;
  const { localDate } = params;
  if (localDate !== undefined && 'journalEntry' in body) {
    const of = isObject(journalEntry) ? journalEntry['localDate'] : journalEntry;
    if (of !== localDate) found.push(['The entry is of another day.', localDate, of]);
  }
  const { from, to } = query;
  if (Array.isArray(list) && typeof from === 'string' && typeof to === 'string') {
    const dates = list.filter(isObject).map(({ date }) => String(date));
    const outside = dates.filter((date) => date < from || date > to);
    if (outside.length > 0) {
      found.push(['Days lie outside of the range.', `from ${from} to ${to}`, outside]);
    }
  }
  return found;
}

/** Judges what every successful answer says of itself. */
export const createSenseCheck =
  (contract: Contract) =>
  (call: Call, answer: Answer): Breach[] => {
    const { status, body } = answer;
    const response = call.operation.responses[status];
    if (!response || status >= 300 || body === undefined) return [];
    const rows = [...rowsOf(body)];
    const found = [
      ...rows.flatMap((row) => [...times(row), ...days(row), ...figures(row), ...entries(row)]),
      ...asked(call, body),
      ...clocks(rows, body, answer),
      ...ordersOf(call, body, rows),
    ];
    const pointer = contract.pointerOf(response);
    return found.map(([message, expected, received]) => ({
      kind: 'wrong-value',
      message,
      expected,
      received,
      pointer,
    }));
  };
