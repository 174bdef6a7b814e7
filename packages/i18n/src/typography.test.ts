import { describe, expect, it } from 'vitest';
import { en, fr } from './testing/every-text.ts';

type Tree = { readonly [key: string]: string | Tree };

const messages = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value]] : messages(value, key);
  });

const offending = (tree: Tree, pattern: RegExp) =>
  messages(tree).filter(([, text]) => pattern.test(text));

// PAGE-39
describe('French typography', () => {
  it.each([
    ['a narrow no-break space stands before ; ! ? and »', /[^\u202F][;!?»]/],
    ['a narrow no-break space follows «', /«[^\u202F]/],
    // Save that of what goes by a number: {{words:mot|mots}}.
    ['a no-break space stands before a colon', /(?<!\{\{\w+|\u00A0):/],
    ['quotes, apostrophes and ellipses are typographic', /['"“”]|\.\.\./],
  ])('%s', (_, wrong) => {
    expect(offending(fr, wrong)).toEqual([]);
  });

  // SITE-46
  it('keeps a number with what it counts', () => {
    const parted =
      /(?:\d|\|number\}) (?!(?:à|comme|de|d’affilée|en|et|ou|qui|sur) )(?:\p{Ll}|\{\{)/u;
    expect(offending(fr, parted)).toEqual([]);
  });

  // SITE-46
  it('never starts lines with inverted pronouns', () => {
    const broken = /\p{L}-(?:ce|elles?|ils?|je|nous|on|tu|vous)(?!\p{L})[^.!]*\?/u;
    expect(offending(fr, broken)).toEqual([]);
  });
});

describe('English typography', () => {
  it('has curly quotes, a real ellipsis and no French spacing', () => {
    expect(offending(en, /['"«»]|\.\.\.|\u202F/)).toEqual([]);
  });
});
