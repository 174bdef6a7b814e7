import { expect, test } from 'vitest';
import { open, problem, server } from './api-client.test-support.ts';
import { textsOf } from './project-texts.ts';

const pathOfTexts = 'GET /projects/roman/texts';

/**
 * A project of so many documents.
 * @param beforeEach called before each response, with the number of its request.
 */
function openProject(
  count: number,
  beforeEach: (ids: string[], request: number) => void = () => {},
) {
  const ids = Array.from({ length: count }, (_, index) => `${index + 1}`);
  server.answer = (call, _, query) => {
    const isOfTexts = call === pathOfTexts;
    if (!isOfTexts && call !== 'GET /documents') return problem(404, 'projects.notFound');
    beforeEach(ids, server.requests.length);
    const cursor = query.get('cursor');
    // As a place in the order: what is moved across it comes twice, or not at all.
    const from = Number(cursor ?? 0);
    const to = from + Number(query.get('limit') ?? 20);
    const items = ids.slice(from, to).map((id) => ({ id, title: `Chapitre ${id}` }));
    const nextCursor = to < ids.length ? String(to) : null;
    const total = isOfTexts || cursor !== null ? {} : { total: ids.length };
    return { status: 200, body: { items, nextCursor, ...total } };
  };
  const read = async (onProgress: (count: number) => void = () => {}) =>
    (await textsOf(open().api, 'roman', onProgress)).map(({ id }) => id);
  return { ids, read };
}

const move = (ids: string[], from: number, to: number) => {
  ids.splice(to, 0, ...ids.splice(from, 1));
};

test('a project of one page takes one request', async () => {
  const { ids, read } = openProject(100);
  expect(await read()).toEqual(ids);
  expect(server.requests.map(({ call }) => call)).toEqual([pathOfTexts]);
});

test('a project of 400 documents takes eight requests', async () => {
  const counts: number[] = [];
  const { ids, read } = openProject(400);
  expect(await read((count) => counts.push(count))).toEqual(ids);
  expect(server.requests).toHaveLength(8);
  expect(counts).toEqual([100, 200, 300, 400]);
});

// SAVE-35
test.each([
  ['forwards', 250, 10],
  ['backwards', 10, 250],
])('a chapter moved %s between two pages is neither missed nor repeated', async (_, from, to) => {
  const { ids, read } = openProject(400, (order, request) => {
    if (request === 2) move(order, from, to);
  });
  expect(await read()).toEqual(ids);
});

// SAVE-35
test('a chapter added and one deleted between two pages are seen', async () => {
  const { ids, read } = openProject(400, (order, request) => {
    if (request === 3) order.splice(3, 1);
    if (request === 3) order.push('new');
  });
  expect(await read()).toEqual(ids);
});

// SAVE-35
test('a chapter that moves back and forth is not missed', async () => {
  const { ids, read } = openProject(400, (order, request) => {
    if (request === 2 || request === 6) move(order, 250, 10);
    if (request === 5) move(order, 10, 250);
  });
  expect(await read()).toEqual(ids);
});

// SAVE-35
test('a project that never rests gives no file', async () => {
  const { read } = openProject(400, (order) => move(order, 0, 399));
  await expect(read()).rejects.toThrow(/moved each time/u);
});
