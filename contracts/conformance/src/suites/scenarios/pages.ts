import type { Operation } from '../../contract/contract.ts';
import { MOST_PAGES, pageSizesOf } from '../../contract/page-sizes.ts';
import type { Caller } from '../../http/call.ts';
import { LIST_FIXTURES, type Given } from './list-fixtures.ts';
import { blamePage } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Exchange, type Steps } from './steps.ts';
import { endLiveSession } from './common-steps.ts';

export const isPaged = ({ method, parameters }: Operation) =>
  method === 'get' &&
  ['cursor', 'limit'].every((name) => parameters.some((one) => one.name === name));

const nameOf = (item: Body): string =>
  JSON.stringify(item['id'] ?? item['slug'] ?? item['startsOn'] ?? item);

type Walk = {
  ids: string[];
  first: Exchange | undefined;
  last: Exchange | undefined;
  isWhole: boolean;
};

/** Reads a list page by page. @param between done once, after the first page. */
async function walk(
  steps: Steps,
  operation: Operation,
  as: Caller,
  given: Given,
  limit: number | undefined,
  between: (ids: string[]) => Promise<void> = async () => undefined,
): Promise<Walk> {
  const { usual } = pageSizesOf(operation, steps.kit.contract);
  const ids: string[] = [];
  let cursor: unknown;
  let first: Exchange | undefined;
  let last: Exchange | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = {
      ...given.query,
      ...(limit === undefined ? {} : { limit }),
      ...(cursor === undefined ? {} : { cursor }),
    };
    const title = `page ${page + 1} with limit ${limit ?? 'left out'}`;
    last = await steps.ask(operation.operationId, { as, title, params: given.params, query });
    first ??= last;
    const items = itemsOf(bodyOf(last));
    if (last.answer?.status !== 200) {
      if (last.answer) blamePage(steps, last, last.answer);
      return { ids, first, last, isWhole: false };
    }
    const most = limit ?? usual;
    if (most !== undefined && items.length > most) {
      steps.blame(last, {
        message: `A page holds more than the limit of ${most}.`,
        expected: `at most ${most}`,
        received: items.length,
      });
    }
    if (page > 0 && items.length === 0) {
      steps.blame(last, {
        message: 'A page is empty: the one before it was the last.',
        expected: 'nextCursor null on the last page',
        received: 'a nextCursor that leads to nothing',
      });
    }
    if (page > 0 && 'total' in bodyOf(last)) {
      const { total: received } = bodyOf(last);
      const message = 'A page that is not the first says how many the list has.';
      steps.blame(last, { message, expected: null, received });
    }
    ids.push(...items.map(nameOf));
    cursor = bodyOf(last)['nextCursor'];
    if (cursor === null || cursor === undefined) return { ids, first, last, isWhole: true };
    if (page === 0) await between(ids);
  }
  return { ids, first, last, isWhole: false };
}

/** Blames a total, where the first page has one, of another number of items than were met. */
function holdTotal(steps: Steps, { ids, first, isWhole }: Walk): void {
  if (!first) return;
  const { total } = bodyOf(first);
  const isRight = isWhole ? total === ids.length : Number(total) >= ids.length;
  if (typeof total !== 'number' || isRight) return;
  steps.blame(first, {
    message: 'The total is not that of the whole list.',
    expected: ids.length,
    received: total,
  });
}

/** Blames what was met twice, and what was there all the time and was not met, or met in another place. */
function compare(steps: Steps, found: Walk, expected: string[], how: string): void {
  const { ids, last, isWhole } = found;
  if (!last) return;
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    steps.blame(last, {
      message: `An item comes twice, read ${how}.`,
      expected: 'each item once',
      received: twice,
    });
  }
  // Of a list that was not read to its end, the part that was.
  const known = new Set(expected);
  const stayed = ids.filter((id) => known.has(id));
  const due = isWhole ? expected : expected.slice(0, stayed.length);
  if (JSON.stringify(stayed) === JSON.stringify(due) || twice !== undefined) return;
  const skipped = due.find((id) => !ids.includes(id));
  steps.blame(last, {
    message:
      skipped === undefined
        ? `The order is another one, read ${how}.`
        : `An item is skipped, read ${how}.`,
    expected: due,
    received: stayed,
  });
}

/** Reads a list with every limit, while rows come and go: nothing is skipped, nothing doubled. */
export async function tryPages(steps: Steps, operation: Operation): Promise<void> {
  const { operationId } = operation;
  const listFixture = LIST_FIXTURES[operationId];
  const as = await (listFixture?.account?.(steps) ?? steps.writer());
  const given: Given = (await listFixture?.given?.(steps, as)) ?? { params: {}, query: {} };
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place !== 'query' || required !== true) continue;
    given.query[name] = steps.kit.contract.resolve(schema).enum?.[0];
  }
  const rows = listFixture?.rows ?? 0;
  const { largest } = pageSizesOf(operation, steps.kit.contract);
  for (let index = 0; index < rows; index += 1) await listFixture?.add(steps, as, given, index);

  const all = await walk(steps, operation, as, given, largest);
  if (all.ids.length < rows && all.last) {
    steps.blame(all.last, {
      message: 'A list holds fewer items than were made.',
      expected: `at least ${rows}`,
      received: all.ids.length,
    });
  }
  // The last page is exactly full, too.
  const whole = Math.min(Math.max(all.ids.length, 1), largest ?? 1);
  for (const limit of new Set([1, 2, whole, undefined])) {
    const how = `with limit ${limit ?? 'left out'}`;
    const found = await walk(steps, operation, as, given, limit);
    compare(steps, found, all.ids, how);
    holdTotal(steps, found);
  }
  if (all.ids.length >= 3) await tryOtherLimit(steps, operation, as, given);
  if (!listFixture) return;
  await tryAsOther(steps, operation, as, given, all.ids);
  const grown = await walk(steps, operation, as, given, 2, async () => {
    await listFixture.add(steps, as, given, rows);
  });
  compare(steps, grown, all.ids, 'while a row is added');
  const { remove } = listFixture;
  if (remove === undefined) return endLive(steps, as);
  // The row that the cursor was made from goes.
  const before = (await walk(steps, operation, as, given, largest)).ids;
  const [, parameter = 'id'] = /\{(\w+)\}$/u.exec(steps.kit.operation(remove)?.path ?? '') ?? [];
  let gone: string | undefined;
  const shrunk = await walk(steps, operation, as, given, 2, async (ids) => {
    gone = ids.at(-1);
    const id: unknown = JSON.parse(gone ?? 'null');
    const params = { ...given.params, [parameter]: id };
    await steps.expect(remove, 204, { as, title: 'take it away', params });
  });
  const ids = shrunk.ids.filter((id) => id !== gone);
  compare(
    steps,
    { ...shrunk, ids },
    before.filter((id) => id !== gone),
    'while a row is taken away',
  );
  return undefined;
}

/** A cursor says where a page begins, and not how many items it has. */
async function tryOtherLimit(steps: Steps, operation: Operation, as: Caller, given: Given) {
  const ask = (title: string, query: Body) =>
    steps.ask(operation.operationId, { as, title, ...given, query: { ...given.query, ...query } });
  const { nextCursor } = bodyOf(await ask('a page of two', { limit: 2 }));
  if (typeof nextCursor !== 'string') return;
  const next = await ask('then a page of one', { limit: 1, cursor: nextCursor });
  const { length } = itemsOf(bodyOf(next));
  if (next.answer?.status !== 200 || length === 1) return;
  steps.blame(next, {
    message: 'A page has the limit of the page before, and not its own.',
    expected: 1,
    received: length,
  });
}

/** Another account's list holds nothing of this one's, whosever cursor it is asked for with. */
async function tryAsOther(
  steps: Steps,
  operation: Operation,
  as: Caller,
  given: Given,
  mine: string[],
) {
  if (operation.signIn !== 'required') return;
  const { operationId } = operation;
  const other = await steps.other();
  const ask = (caller: Caller, title: string, query: Body) =>
    steps.ask(operationId, { as: caller, title, ...given, query: { ...given.query, ...query } });
  const limit = pageSizesOf(operation, steps.kit.contract).largest;
  const { nextCursor } = bodyOf(await ask(as, 'a page with a next one', { limit: 1 }));
  for (const exchange of [
    await ask(other, 'the list of another account', { limit }),
    ...(typeof nextCursor === 'string'
      ? [await ask(other, "with another account's cursor", { limit, cursor: nextCursor })]
      : []),
  ]) {
    const leaked = itemsOf(bodyOf(exchange))
      .map(nameOf)
      .filter((id) => mine.includes(id));
    if (leaked.length === 0) continue;
    steps.blame(exchange, {
      message: 'The list holds what belongs to another account.',
      expected: [],
      received: leaked,
      kind: 'foreign-row-visible',
    });
  }
}

async function endLive(steps: Steps, as: Caller): Promise<void> {
  if (steps.kit.operation('getLiveWritingSession')) await endLiveSession(steps, as);
}
