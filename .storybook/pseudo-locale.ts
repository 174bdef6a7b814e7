/**
 * A pseudo-locale: the French texts, accented and a third longer. A text without accents is not in
 * the catalogue; one that is cut off has no room for a longer language. Stories alone have it.
 */
import { fr } from '@ecritoire/i18n/testing';

type Texts = { [key: string]: string | Texts };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Each letter accented, each vowel twice. */
export const accent = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œŒæÆ]/gu, (letter) => ({ œ: 'oe', Œ: 'Oe', æ: 'ae', Æ: 'Ae' })[letter] ?? letter)
    .replaceAll(/[aeiouy]/gu, '$&$&')
    .replaceAll(/[a-z]/giu, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Of a plural such as `{{words:mot|mots}}`, the words; a placeholder such as `{name|written}` as it is. */
const accentPlural = (_plural: string, key = '', words = '') => `{{${key}${accent(words)}}}`;

/** A text of the catalogue, with its placeholders. */
export const pseudo = (text: string) =>
  text
    .split(/(\{\{[^}]*\}\}|\{[^}]*\})/u)
    .map((part) => {
      if (part.startsWith('{{')) return part.replace(/^\{\{(\w+:)?(.*)\}\}$/u, accentPlural);
      return part.startsWith('{') ? part : accent(part);
    })
    .join('');

const french: Texts = fr;
const original = structuredClone(french);

function assign(target: Texts, source: Texts, change: (text: string) => string): void {
  for (const [key, value] of Object.entries(source)) {
    const below = target[key];
    if (typeof value === 'string') target[key] = change(value);
    else if (typeof below === 'object') assign(below, value, change);
  }
}

/** The French catalogue in the pseudo-locale, or as it is: what reads its texts from now on has them so. */
export function usesPseudoTexts(isOn: boolean): void {
  assign(french, original, isOn ? pseudo : (text) => text);
}
