import { beforeAll, describe, expect, it } from 'vitest';
import { en, fr } from './testing/every-text.ts';
import { i18nObject, loadLocaleAsync } from './index.ts';

beforeAll(() => loadLocaleAsync('fr'));

// PAGE-77
it.each([
  ['French', fr],
  ['English', en],
])('in %s every name and title is isolated', (_language, texts) => {
  expect(
    JSON.stringify(texts).match(
      /\{(?:name|title|project|search|email|path|words|excerpt)(?::string)?\}/,
    ),
  ).toBeNull();
});

describe('what people wrote, in a sentence', () => {
  // PAGE-77
  it.each(['דנה', 'سلمى', 'Dana (דנה)'])('is isolated where it runs right to left: %s', (name) => {
    expect(i18nObject('fr').invitation.heading({ name })).toBe(
      `\u2068${name}\u2069 vous invite à lire`,
    );
  });

  // PAGE-77
  it.each([
    ['an override', 'Zo\u202Eé', 'Zo\u202Eé'],
    ['a mark of direction', 'Zoé\u200F', 'Zoé\u200F'],
    ['an end without a beginning', 'Zo\u2069\u202Eé', 'Zo\u202Eé'],
    ['a beginning without an end', '\u2067Zoé', '\u2067Zoé\u2069'],
    ['an isolate of its own', 'Zoé \u2067דנה\u2069', 'Zoé \u2067דנה\u2069'],
  ])('turns nothing around it, with %s', (_sign, name, isolated) => {
    expect(i18nObject('fr').invitation.heading({ name })).toBe(
      `\u2068${isolated}\u2069 vous invite à lire`,
    );
  });

  it.each(['Zoé', 'Ελένη', '王小明', 'Zoé 🐈'])(
    'is unchanged where it runs with the sentence: %s',
    (name) => {
      expect(i18nObject('fr').invitation.heading({ name })).toBe(`${name} vous invite à lire`);
    },
  );
});
