import { expect, it } from 'vitest';
import { pairsOf } from './failure-pairs.ts';

const failure = (status: number, ...changes: string[]) => ({
  status,
  title: `${status} by ${changes.join(' and ')}`,
  changes,
  apply: <T>(call: T) => call,
});

const statusesOf = (groups: Parameters<typeof pairsOf>[0]) =>
  pairsOf(groups)
    .map(([one, other]) => `${one.status} ${other.status}`)
    .toSorted();

// KIT-84
it('pairs all failures that one request can have', () => {
  const groups = [
    [failure(401, 'caller')],
    [failure(400, 'body')],
    [failure(422, 'query'), failure(422, 'body')],
    [],
    [failure(404, 'params')],
    [failure(409, 'params')],
  ];
  expect(statusesOf(groups)).toEqual([
    '400 404',
    '400 409',
    '400 422',
    '401 400',
    '401 404',
    '401 409',
    '401 422',
    '401 422',
    '422 404',
    '422 404',
    '422 409',
    '422 409',
  ]);
});
