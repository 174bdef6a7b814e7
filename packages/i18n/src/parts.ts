import { i18nObject } from 'typesafe-i18n';
import type {
  BaseTranslation,
  Formatters,
  Locales,
  Namespaces,
  TranslationFunctions,
} from './i18n-types.ts';
import { loadedFormatters } from './i18n-util.ts';

/**
 * The texts of a part of the catalogue. The pages that use it import it, in both languages: it is
 * there as they are, also when the language changes.
 */
export const textsOfPart =
  <Part extends Namespaces>(translations: Record<Locales, BaseTranslation>) =>
  (locale: Locales): TranslationFunctions[Part] =>
    i18nObject<Locales, BaseTranslation, TranslationFunctions[Part], Formatters>(
      locale,
      translations[locale],
      loadedFormatters[locale],
    );
