import { withoutLocale } from './locale.ts';

const key = 'ecritoire:form';

/**
 * The name under which the tab keeps what was typed into the form of a page. A page has one form,
 * the same in both languages.
 *
 * @param path of the page, as shown or as routes know it
 */
export const formNoteOf = (path: string): string =>
  `${key}:${withoutLocale(path).replace(/\/+$/, '').toLowerCase() || '/'}`;
