import { describe, expect, it } from 'vitest';
import {
  capitalised,
  formatClock,
  formatDate,
  formatDays,
  formatDuration,
  formatFileSize,
  formatFullDate,
  formatMonth,
  formatShortDuration,
  formatShortNumber,
  formatTime,
  i18nObject,
  loadLocaleAsync,
  monthName,
  weekdayName,
} from './index.ts';

describe('dates', () => {
  it('leaves the year out when it is this year’s', () => {
    expect(formatDate('fr', '2026-11-21', '2026-12-01')).toBe('21 novembre');
    expect(formatDate('en', '2025-11-21', '2026-12-01')).toBe('21 November 2025');
  });
  it('calls the first of a month so in French', () => {
    expect(formatDate('fr', '2026-11-01', '2026-11-21')).toBe('1er novembre');
    expect(formatDate('en', '2026-11-01', '2026-11-21')).toBe('1 November');
  });
  it('a range’s ends share their common part', () => {
    const week = (locale: 'fr' | 'en', from: string, to: string) =>
      formatDays(locale, from, to, '2026-12-01');
    expect(week('fr', '2026-11-16', '2026-11-22')).toBe('du 16 au 22 novembre');
    expect(week('fr', '2026-11-01', '2026-11-07')).toBe('du 1er au 7 novembre');
    expect(week('fr', '2025-11-24', '2025-11-30')).toBe('du 24 au 30 novembre 2025');
    expect(week('fr', '2026-11-30', '2026-12-06')).toBe('du 30 novembre au 6 décembre');
    expect(week('fr', '2025-12-29', '2026-01-04')).toBe('du 29 décembre 2025 au 4 janvier 2026');
    expect(week('en', '2026-11-16', '2026-11-22')).toBe('16–22 November');
    expect(week('en', '2026-11-30', '2026-12-06')).toBe('30 November – 6 December');
    expect(week('en', '2025-12-29', '2026-01-04')).toBe('29 December 2025 – 4 January 2026');
  });
  it('formats the weekday for pages, day names for calendars', () => {
    expect(formatFullDate('fr', '2026-11-01')).toBe('dimanche 1er novembre 2026');
    expect(formatFullDate('en', '2026-11-21')).toBe('Saturday 21 November 2026');
    expect(formatMonth('fr', '2026-11')).toBe('novembre 2026');
    expect(monthName('en', '2026-11-21', 'short')).toBe('Nov');
    expect(weekdayName('fr', '2026-11-21', 'short')).toBe('sam.');
    expect(capitalised(weekdayName('fr', '2026-11-21', 'long'))).toBe('Samedi');
  });
});

describe('times of day', () => {
  it('are those of the place, whatever the reader’s own', () => {
    expect(formatTime('fr', '2026-09-14T18:05:00Z', 'Europe/Paris')).toBe('20\u00A0h\u00A005');
    expect(formatTime('fr', '2026-09-14T06:00:00Z', 'Europe/Paris')).toBe('8\u00A0h');
    expect(formatTime('fr', '2026-09-13T22:32:00Z', 'Europe/Paris')).toBe('0\u00A0h\u00A032');
    expect(formatTime('en', '2026-09-14T18:05:00Z', 'Asia/Tokyo')).toBe('03:05');
  });
});

describe('durations', () => {
  // Which space stands before a unit changes with the version of the Unicode data.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  it('names the two largest units', () => {
    expect(plain(formatDuration('fr', 3900))).toBe('1 heure et 5 minutes');
    expect(formatDuration('en', 3900)).toBe('1 hour, 5 minutes');
  });
  it('names a single unit in its plural', () => {
    expect([1, 2, 42].map((seconds) => formatDuration('en', seconds))).toEqual([
      '1 second',
      '2 seconds',
      '42 seconds',
    ]);
    expect(plain(formatDuration('fr', 1.9))).toBe('1 seconde');
    expect(plain(formatDuration('fr', 720))).toBe('12 minutes');
    expect(formatDuration('en', 7200)).toBe('2 hours');
  });
  // COUNT-14
  it('includes seconds where minutes alone would not add up', () => {
    expect(plain(formatDuration('fr', 100))).toBe('1 minute et 40 secondes');
    expect(formatDuration('en', 599.9)).toBe('9 minutes, 59 seconds');
    expect([100, 540, 659].map((seconds) => formatShortDuration('fr', seconds))).toEqual([
      '1\u00A0min 40\u00A0s',
      '9\u00A0min',
      '10\u00A0min',
    ]);
  });
  it('may use short units, inseparable from their figures', () => {
    expect([3.9, 12, 60, 3900, 7200].map((seconds) => formatShortDuration('fr', seconds))).toEqual([
      '3\u00A0s',
      '12\u00A0s',
      '1\u00A0min',
      '1\u00A0h 5\u00A0min',
      '2\u00A0h',
    ]);
    expect(formatShortDuration('en', 3_600_000)).toBe('1,000\u00A0h');
  });
  it('shows a clock that grows hours only when needed', () => {
    expect(formatClock(42.9)).toBe('00:42');
    expect(formatClock(3723)).toBe('1:02:03');
    expect(formatClock(-1)).toBe('00:00');
  });
});

describe('plurals', () => {
  it('counts words as each language does', async () => {
    await Promise.all([loadLocaleAsync('fr'), loadLocaleAsync('en')]);
    const [fr, en] = [i18nObject('fr').common, i18nObject('en').common];
    expect(fr.words({ words: 0 })).toBe('0\u00A0mot');
    expect(fr.words({ words: 10_000 })).toBe('10\u202F000\u00A0mots');
    expect(en.words({ words: 0 })).toBe('0\u00A0words');
    expect(en.words({ words: 1 })).toBe('1\u00A0word');
  });
});

describe('file sizes', () => {
  it('use the units of the language', () => {
    expect(formatFileSize('fr', 1_250_000)).toBe('1,3\u202FMo');
    expect(formatFileSize('fr', 12_300)).toBe('13\u202Fko');
    expect(formatFileSize('en', 12_300)).toBe('13 kB');
  });
});

describe('a number where there is little room', () => {
  // WEEK-25
  it.each([
    ['fr', 1407, '1\u202F407'],
    ['fr', 12_345, '12\u00A0k'],
    ['en', 9999, '9,999'],
    ['en', 12_345, '12k'],
  ] as const)('is written out up to four figures: %s %d', (locale, value, written) => {
    expect(formatShortNumber(locale, value)).toBe(written);
  });
});
