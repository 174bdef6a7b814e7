import { fr } from '@ecritoire/i18n/testing';
import { formsTexts } from '@ecritoire/i18n/forms';
import { afterEach, expect, test } from 'vitest';
import { accent, pseudo, usesPseudoTexts } from './pseudo-locale.ts';

afterEach(() => usesPseudoTexts(false));

type Texts = { [key: string]: string | Texts };
const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
const french = textsOf(fr);

const placeholders = (text: string) =>
  text.match(/\{\w[^}]*\}(?!\})|\{\{\w+:|\?\?|\{\{|\}\}/gu) ?? [];

test('keeps the placeholders of every text', () => {
  expect(french.map((text) => placeholders(pseudo(text)))).toEqual(french.map(placeholders));
});

test('leaves no plain letter in any text', () => {
  const isPlain = (text: string) => /[a-z]/iu.test(text.replaceAll(/\{\{\w+:|\{[\w|:]*\}/gu, ''));
  expect(french.map(pseudo).filter(isPlain)).toEqual([]);
});

test('makes the texts a third longer', () => {
  const length = (texts: string[]) => texts.join('').length;
  expect(length(french.map(pseudo)) / length(french)).toBeGreaterThan(1.25);
});

test('accents the words of a plural alone', () => {
  expect(pseudo('{count|number} {{count:mot|mots}}')).toBe(
    `{count|number} {{count:${accent('mot')}|${accent('mots')}}}`,
  );
});

test('changes the texts of every part, and puts them back', () => {
  const before = JSON.stringify(fr);
  usesPseudoTexts(true);
  expect(fr.common.cancel).toBe(accent('Annuler'));
  expect(formsTexts('fr').send()).toBe(accent('Envoyer'));
  usesPseudoTexts(false);
  expect(JSON.stringify(fr)).toBe(before);
});
