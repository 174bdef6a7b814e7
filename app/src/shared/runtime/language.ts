import { languageTags, loadLocaleAsync, type Locales } from '@ecritoire/i18n';
import { directionOf } from '@ecritoire/ui/direction';
import { createStore } from './store.ts';

/** The language in use: one for the page, loaded before it is shown. */
export type Language = {
  current: () => Locales;
  /** Loads a language, then changes to it. */
  use: (locale: Locales) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** @param page where the language is announced (`lang`), for screen readers and hyphenation */
export function createLanguage(
  initial: Locales,
  page: { documentElement: Pick<HTMLElement, 'lang' | 'dir'> },
): Language {
  const current = createStore(initial);
  return {
    current: current.get,
    subscribe: current.subscribe,
    async use(locale) {
      await loadLocaleAsync(locale);
      const { documentElement } = page;
      const lang = languageTags[locale];
      // Also when it stays the same, setting it would style all elements again.
      if (documentElement.lang !== lang) {
        documentElement.lang = lang;
        documentElement.dir = directionOf(lang);
      }
      if (locale !== current.get()) current.set(locale);
    },
  };
}
