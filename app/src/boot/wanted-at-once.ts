import { formNoteOf } from '../site/form-note.ts';
import { hasTokens } from './tokens.ts';

type Visit = {
  /** Without the path of a proxy. */
  path: string;
  search: string;
  cookie: string;
  hasNote: (key: string) => boolean;
};

/**
 * What a page before leaves to be said or done on this one (`features/auth/auth.ts`,
 * `shared/runtime/navigation-focus.ts`).
 */
const carried = ['ecritoire:toast', 'ecritoire:deleted-account', 'ecritoire:arriving'];

/**
 * Whether a page is not what it should be until the app is there: it was built for nobody, without
 * a word, with every article, and with an empty form.
 */
export function isWantedAtOnce({ path, search, cookie, hasNote }: Visit): boolean {
  const isFiltered = /^(?:\/en)?\/articles\/*$/i.test(path) && /[?&](?:q|tag)=[^&]/.test(search);
  return isFiltered || [...carried, formNoteOf(path)].some(hasNote) || hasTokens(cookie);
}
