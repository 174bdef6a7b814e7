import { describe, expect, it } from 'vitest';
import { parseTextSearch, stringifyTextSearch } from './text-search.ts';

describe('what an address asks for', () => {
  // PAGE-6
  it.each(['1984', '10', 'true', 'null', '{}', '[1]', '"été"', '007', 'à la ligne', 'a+b&c=d'])(
    'is the text that it is: %s',
    (q) => {
      const search = stringifyTextSearch({ q });
      expect(parseTextSearch(search)).toEqual({ q });
      expect(parseTextSearch(`?q=${encodeURIComponent(q)}`)).toEqual({ q });
    },
  );

  it('is written as a person would', () => {
    expect(stringifyTextSearch({ q: '1984', year: 2026, tag: undefined })).toBe(
      '?q=1984&year=2026',
    );
    expect(stringifyTextSearch({ tag: undefined })).toBe('');
  });
});
