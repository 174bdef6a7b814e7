import { isDeepStrictEqual } from 'node:util';
import { MOST_PAGES, pageSizesOf } from '../../contract/page-sizes.ts';
import type { Answer, Caller } from '../../http/call.ts';
import { bodyOf, itemsOf, textOf, type Body, type Exchange, type Steps } from './steps.ts';

/*
 * What lists are held to, whatever they are of.
 */

/** An account in which there is nothing else, where one can be made. */
export const ownAccount = (steps: Steps): Promise<Caller> =>
  steps.kit.users.newcomer ? steps.newcomer() : steps.writer();

/** What is asked for, the same words in every run. */
const inWords = (query: Body) =>
  JSON.stringify(query).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, '…');

/** The largest page that a list may be asked for. */
function largestPage({ kit }: Steps, operationId: string): number | undefined {
  const operation = kit.operation(operationId);
  return operation && pageSizesOf(operation, kit.contract).largest;
}

/** Says so when what a page named as the next one is refused. */
export const blamePage = (steps: Steps, exchange: Exchange, { status, text }: Answer) =>
  steps.blame(exchange, {
    message: `A page is answered ${status}.`,
    expected: 200,
    received: text.slice(0, 300),
  });

/**
 * Reads a list to its end, however short its pages are.
 *
 * @returns the last page's exchange, with the items of all pages in its answer.
 */
export async function askWhole(
  steps: Steps,
  operationId: string,
  step: Parameters<Steps['ask']>[1],
): Promise<Exchange> {
  const limit = largestPage(steps, operationId);
  const items: Body[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const next = cursor === undefined ? {} : { cursor };
    const { address, query } = step;
    const place =
      address === undefined
        ? { query: { limit, ...query, ...next } }
        : {
            address:
              cursor === undefined ? address : `${address}&cursor=${encodeURIComponent(cursor)}`,
          };
    const exchange = await steps.ask(operationId, { ...step, ...place });
    const { answer } = exchange;
    if (answer?.status !== 200) {
      if (answer && page > 1) blamePage(steps, exchange, answer);
      return exchange;
    }
    items.push(...itemsOf(bodyOf(exchange)));
    const { nextCursor } = bodyOf(exchange);
    cursor = typeof nextCursor === 'string' ? nextCursor : undefined;
    if (cursor !== undefined && page < MOST_PAGES) continue;
    return { ...exchange, answer: { ...answer, body: { ...bodyOf(exchange), items } } };
  }
}

export const read = (
  steps: Steps,
  as: Caller,
  operationId: string,
  query: Body,
  params: Body = {},
) => askWhole(steps, operationId, { as, title: `only those of ${inWords(query)}`, query, params });

/**
 * Says so when a list does not hold, of the rows that the scenario made, exactly those expected.
 * Where the list goes on, those that are not on this page may be on another.
 *
 * @param made the ids of all the rows that the scenario made.
 */
export function compare(
  steps: Pick<Steps, 'blame'>,
  exchange: Exchange,
  { made, expected, inOrder }: { made: unknown[]; expected: unknown[]; inOrder?: boolean },
): void {
  if (exchange.answer?.status !== 200) return;
  const listed = itemsOf(bodyOf(exchange))
    .map(({ id }) => id)
    .filter((id) => made.includes(id));
  const { nextCursor } = bodyOf(exchange);
  const isWhole = nextCursor === null || nextCursor === undefined;
  const due = isWhole ? expected : expected.filter((id) => listed.includes(id));
  const sorted = (ids: unknown[]) => (inOrder === true ? ids : ids.map(String).toSorted());
  if (isDeepStrictEqual(sorted(listed), sorted(due))) return;
  const isSame = isDeepStrictEqual(listed.map(String).toSorted(), due.map(String).toSorted());
  const { title } = exchange.testCase;
  steps.blame(exchange, {
    message: isSame ? `The order is another one (${title}).` : `Other rows are listed (${title}).`,
    expected: due,
    received: listed,
  });
}

/**
 * Holds a list to its rows, read at once and then in pages of one, each of which has the same filter
 * and order.
 *
 * @returns the list as it was read at once.
 */
export async function holdRows(
  steps: Steps,
  as: Caller,
  operationId: string,
  query: Body,
  rows: Parameters<typeof compare>[2],
  params: Body = {},
): Promise<Exchange> {
  const whole = await read(steps, as, operationId, query, params);
  compare(steps, whole, rows);
  // Where other runs have left rows, so many pages are too many.
  if (steps.kit.users.newcomer) {
    compare(steps, await read(steps, as, operationId, { ...query, limit: 1 }, params), rows);
  }
  return whole;
}

/** An instant as text whose order is that of time; what is none is another fault. */
export function instantOf(text: unknown): string | undefined {
  const instant = new Date(textOf(text));
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Whether two members say the same: an instant may be written in two ways. */
export const isSameMember = (name: string, one: unknown, other: unknown): boolean =>
  name.endsWith('At') && typeof one === 'string' && typeof other === 'string'
    ? instantOf(one) === instantOf(other)
    : isDeepStrictEqual(one, other);

/**
 * Says so when a list is not in the order of what it says of its rows: the greatest first.
 *
 * @param keyOf undefined leaves a row out.
 */
export function lookAtOrder(
  steps: Steps,
  exchange: Exchange,
  keyOf: (item: Body) => string | undefined,
): void {
  const keys = itemsOf(bodyOf(exchange)).flatMap((item) => keyOf(item) ?? []);
  const before = keys.find((key, index) => key < (keys[index + 1] ?? ''));
  if (before === undefined) return;
  steps.blame(exchange, {
    message: `The order is another one (${exchange.testCase.title}).`,
    expected: keys.toSorted().toReversed(),
    received: keys,
  });
}
