const dayLength = 86_400_000;

export type HeatmapCell = { date: string; week: number; weekday: number };

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/**
 * Where each day of a span stands in a calendar of weeks. Dates are local dates, `YYYY-MM-DD`,
 * counted on the calendar and not on the clock.
 *
 * @param weekStart 0 for Sunday, 1 for Monday, 6 for Saturday
 */
export function daysInWeeks(from: string, to: string, weekStart: 0 | 1 | 6): HeatmapCell[] {
  const weekdayOf = (time: number) => (new Date(time).getUTCDay() - weekStart + 7) % 7;
  const start = utc(from);
  const shift = weekdayOf(start);
  const count = Math.round((utc(to) - start) / dayLength) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, index) => ({
    date: new Date(start + index * dayLength).toISOString().slice(0, 10),
    week: Math.floor((index + shift) / 7),
    weekday: (index + shift) % 7,
  }));
}
