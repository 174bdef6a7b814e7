import type { Locales, Namespaces, TranslationFunctions } from './i18n-types.ts';
import { i18nObject as everyText } from './i18n-util.ts';

/** What every page has; the namespaces come with the pages that use them. */
export type CommonTexts = Omit<TranslationFunctions, Namespaces>;

/** The texts of a language that has been loaded. */
export const i18nObject = (locale: Locales): CommonTexts => everyText(locale);
