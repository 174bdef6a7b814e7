export { isWritingDay, totalsOf } from './calendar-day.ts';
export { quartersOf } from './day-shades.ts';
