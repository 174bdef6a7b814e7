import { expect, test } from 'vitest';
import { open, problem, server, type Answer } from './api-client.test-support.ts';

const date = 'Thu, 26 Nov 2026 12:00:00 GMT';
const fresh = { 'cache-control': 'no-store', date };

/** The server's time in a response. */
async function timesOf(answer: Answer) {
  server.answer = () => answer;
  const { api, onServerTime } = open();
  await api.getHealth();
  return onServerTime.mock.calls.map(([time]) => time);
}

test('every response has the time, failures included', async () => {
  const before = performance.now();
  const times = [
    ...(await timesOf({ status: 200, body: {}, headers: fresh })),
    ...(await timesOf({ ...problem(422, 'actions.endpoints.validationError'), headers: fresh })),
  ];
  expect(times.map((time) => time.date)).toEqual([Date.parse(date), Date.parse(date)]);
  for (const { sentAt, receivedAt } of times) {
    expect(sentAt).toBeGreaterThanOrEqual(before);
    expect(receivedAt).toBeGreaterThanOrEqual(sentAt);
  }
});

// WEEK-13
test.each<[string, Record<string, string>]>([
  ['may come from a cache', { 'cache-control': 'public, max-age=60', date }],
  ['says nothing of caches', { date }],
  ['has no Date', { 'cache-control': 'no-store' }],
  ['has a Date that is none', { 'cache-control': 'no-store', date: 'today' }],
])('a response that %s has no time', async (_, headers) => {
  expect(await timesOf({ status: 200, body: {}, headers })).toEqual([]);
});
