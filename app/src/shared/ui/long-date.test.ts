import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, longDateHere } from './long-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe('an evening in London is the next day in Auckland', () => {
  const instant = '2026-09-14T18:00:00.000Z';

  it('is of the day it is where the reader is', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(longDateHere('en', instant)).toBe('15 September 2026');
    expect(longDateHere('fr', instant)).toBe('15 septembre 2026');
  });

  it('prerendered pages show one day for all', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(longDate('en', instant)).toBe('14 September 2026');
  });
});
