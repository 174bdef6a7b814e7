import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from './paragraph.ts';
import { mayBeSet, typeset } from './typography.ts';
import { countWords } from './words.ts';

/** One sign after another, as a writer types them. */
function typed(signs: string, language: Language, before = ''): string {
  let text = before;
  for (const sign of signs) {
    text += sign;
    const set = typeset(text, language);
    if (set) text = text.slice(0, set.from) + set.text + text.slice(set.to);
  }
  return text;
}

/** With the spaces of typography in sight. */
const shown = (text: string) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~');

// PAGE-119
describe('French, as it is typed', () => {
  test.each([
    ["aujourd'hui, l'homme", 'aujourd’hui, l’homme'],
    ['"oui"', '«_oui_»'],
    ['" oui " dit-il', '«_oui_» dit-il'],
    ['"Quoi -- " dit-il', '«_Quoi —_» dit-il'],
    [`l'"Odyssée" et d'"amour"`, 'l’«_Odyssée_» et d’«_amour_»'],
    ['"un" puis "deux"', '«_un_» puis «_deux_»'],
    ['il dit "non"', 'il dit «_non_»'],
    ['("oui")', '(«_oui_»)'],
    ['--"oui"', '—«_oui_»'],
    ['"Je ne--"', '«_Je ne—_»'],
    ['"Oui !"', '«_Oui_!_»'],
    ['"Oui..."', '«_Oui…_»'],
    ['""', '«_»'],
    ['<<oui>>', '«_oui_»'],
    ['<< oui >>', '«_oui_»'],
    ['« oui »', '«_oui_»'],
    ['«oui»', '«oui»'],
    ['"Il dit “non”."', '«_Il dit “non”._»'],
    ['« Il dit “non” »', '«_Il dit “non”_»'],
    ['>> oui', '>> oui'],
    ['mot -- mot', 'mot — mot'],
    ['mot---mot', 'mot—-mot'],
    ['- Oui.', '—~Oui.'],
    ['-- Oui.', '—~Oui.'],
    ['une ligne\n- Oui.', 'une ligne\n—~Oui.'],
    ['un - deux', 'un - deux'],
    ['arc-en-ciel', 'arc-en-ciel'],
    ['peut-être...', 'peut-être…'],
    ['oui ; non ! quoi ? voici : "tout"', 'oui_; non_! quoi_? voici~: «_tout_»'],
    ['quoi ?!', 'quoi_?!'],
    ['https://site.fr à 10:30', 'https://site.fr à 10:30'],
    ['oui; non! quoi?!', 'oui; non! quoi?!'],
    ['oui  !', 'oui  !'],
    [' !', ' !'],
  ])('%j is set %j', (signs, text) => {
    expect(shown(typed(signs, 'fr'))).toBe(text);
  });
});

// PAGE-119
describe('English, as it is typed', () => {
  test.each([
    ['"oh"', '“oh”'],
    ['she said "no"--"yes"', 'she said “no”—“yes”'],
    ['"I never--"', '“I never—”'],
    ["'I never--'", '‘I never—’'],
    ['"Well -- " he began', '“Well — ” he began'],
    ["'no -- '", '‘no — ’'],
    ["--'oh'", '—‘oh’'],
    ['*"oh"* and "a"/"b", she said:"no"', '*“oh”* and “a”/“b”, she said:“no”'],
    ["don't", 'don’t'],
    ["the writers' room", 'the writers’ room'],
    [`"'Oh,' she said."`, '“‘Oh,’ she said.”'],
    [`'He said "oh".'`, '‘He said “oh”.’'],
    ['("oh")', '(“oh”)'],
    ['""', '“”'],
    ['wait...', 'wait…'],
    ['one -- two', 'one — two'],
    ['oh ! << oh >> - oh : 10:30', 'oh ! << oh >> - oh : 10:30'],
    ['- one', '- one'],
  ])('%j is set %j', (signs, text) => {
    expect(typed(signs, 'en')).toBe(text);
  });
});

// PAGE-120
test.each(['--', '...', '<<'])('%j restored by the writer stays after the next sign', (signs) => {
  const last = signs.slice(-1);
  expect(typed(last, 'fr', signs)).toBe(signs + last);
});

const language = fc.constantFrom('fr', 'en');
const signs = Array.from(`'"<>-.;!?»«:“”‘’—…() \n\u202F\u00A0`);
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...signs, 'mot', 'l', '10'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''));

// PAGE-119
test('a sign without a rule stays in every context', () => {
  const withoutRule = (text: string, each: Language) => !mayBeSet(text.at(-1) ?? '', each);
  fc.assert(
    fc.property(anyText, language, (text, each) => {
      fc.pre(withoutRule(text, each));
      expect(typeset(text, each)).toBeNull();
    }),
  );
});

// PAGE-119
test('changes only signs and spaces before the caret', () => {
  fc.assert(
    fc.property(anyText, language, (text, each) => {
      const {
        from,
        to,
        text: sign,
      } = typeset(text, each) ?? {
        from: text.length,
        to: text.length,
        text: '',
      };
      expect(text.length - from).toBeLessThanOrEqual(3);
      expect(text.length - to).toBeLessThanOrEqual(1);
      expect(text.slice(from) + sign).not.toMatch(/[\p{L}\p{N}]/u);
      const whole = text.slice(0, from) + sign + text.slice(to);
      const back = whole.slice(0, from) + text.slice(from, to) + whole.slice(from + sign.length);
      expect(back).toBe(text);
    }),
  );
});

// PAGE-119
test('typography never changes the word count', () => {
  const words = fc.array(
    fc.constantFrom(
      'mot',
      'l’',
      "l'",
      'été',
      ' ',
      ' ',
      '"',
      '--',
      '...',
      ' !',
      ' :',
      ', ',
      '<< ',
      ' >>',
    ),
  );
  fc.assert(
    fc.property(words, language, (parts, each) => {
      const signs = parts.join('');
      expect(countWords(typed(signs, each), each)).toBe(countWords(signs, each));
    }),
  );
});
