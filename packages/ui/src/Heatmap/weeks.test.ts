import { expect, test } from 'vitest';
import { daysInWeeks } from './weeks.ts';

test('a leap year has every day once, seven per week', () => {
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
] as const)('weeks starting on day %i put Saturday in row %i', (weekStart, row) => {
  expect(daysInWeeks('2026-03-14', '2026-03-14', weekStart)[0]?.weekday).toBe(row);
});
