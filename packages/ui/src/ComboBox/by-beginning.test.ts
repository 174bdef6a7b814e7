import { expect, test } from 'vitest';
import { fold } from '../story-support/fold.ts';
import { byBeginning } from './by-beginning.ts';

const zones = [
  'Antarctica/Vostok (UTC+7)',
  'Asia/Tokyo (UTC+9)',
  'Europe/Zurich – Suisse (UTC+1)',
  'UTC (UTC)',
  'Africa/Cairo – Égypte (UTC+2)',
].map((label) => ({ label }));

const sorted = (typed: string) => byBeginning(zones, typed, fold).map(({ label }) => label);

test.each([
  ['tok', 'Asia/Tokyo (UTC+9)'],
  ['utc', 'UTC (UTC)'],
  ['suisse', 'Europe/Zurich – Suisse (UTC+1)'],
  ['egy', 'Africa/Cairo – Égypte (UTC+2)'],
])('with %s, first comes %s', (typed, first) => {
  expect(sorted(typed)[0]).toBe(first);
});

test('equal matches keep their order', () => {
  const all = zones.map(({ label }) => label);
  expect(sorted('')).toEqual(all);
  expect(sorted('Asia/Tokyo (UTC+9)')).toEqual(all);
  expect(sorted('a').slice(0, 3)).toEqual([all[0], all[1], all[4]]);
});
