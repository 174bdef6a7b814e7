import { expect, test } from 'vitest';
import { daysInWeeks } from './weeks.ts';

test('a year has all its days once, leap day included, and each week its seven', () => {
  const days = daysInWeeks('2028-01-01', '2028-12-31', 1);
  expect(days).toHaveLength(366);
  expect(new Set(days.map(({ date }) => date)).size).toBe(366);
  expect(days.find(({ date }) => date === '2028-02-29')).toMatchObject({ weekday: 1 });
  expect(days.filter(({ week }) => week === 10)).toHaveLength(7);
});

test.each([
  [1, 5],
  [0, 6],
  [6, 0],
] as const)('a week that starts on day %i puts a Saturday in row %i', (weekStart, row) => {
  expect(daysInWeeks('2026-03-14', '2026-03-14', weekStart)[0]?.weekday).toBe(row);
});
