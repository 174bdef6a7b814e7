import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Locales } from './i18n-types.ts';
import { i18nObject, type CommonTexts } from './catalogue.ts';

type I18n = { locale: Locales; LL: CommonTexts };

const I18nContext = createContext<I18n | null>(null);

/**
 * Gives the texts of a language to all below, and changes them in place when the language changes
 * (typesafe-i18n's own provider keeps the first one).
 * @param locale a language that has been loaded: one that is not renders empty
 */
export function I18nProvider({ locale, children }: { locale: Locales; children: ReactNode }) {
  const value = useMemo(() => ({ locale, LL: i18nObject(locale) }), [locale]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/**
 * The texts (`LL`) and the language in use.
 * @throws outside of an I18nProvider
 */
export function useI18n(): I18n {
  const value = use(I18nContext);
  if (value === null) throw new Error('useI18n needs an I18nProvider above it.');
  return value;
}

/** The texts of a part of the catalogue in the language in use. @param textsIn as its module has it */
export function useTexts<Texts>(textsIn: (locale: Locales) => Texts): Texts {
  const { locale } = useI18n();
  return useMemo(() => textsIn(locale), [textsIn, locale]);
}
