type Visit = {
  cookie: string;
  /** What the browser prefers, most wanted first. */
  languages: readonly string[];
  /** Whether this tab has shown the home page before, or a link of the site was followed in it. */
  isInside: boolean;
  /** Whether the browser keeps anything by which a choice could be known on the next page. */
  keepsNotes: boolean;
};

/**
 * The language of the home page at `/`: on the first visit by the browser's languages, English
 * when it has neither of ours; for a returning visitor, the one they chose. On every other page,
 * and for somebody who is inside already, the address alone decides: nobody who went to a page on
 * purpose is redirected, and where no choice can be saved nobody is redirected at all, or they
 * could never come back.
 *
 * @returns null when the page stays as it is and nothing is to be remembered
 */
export function chooseLanguageOfHome(pathname: string, visit: Visit): 'fr' | 'en' | null {
  if (pathname !== '/') return null;
  const chosen = /(?:^|; )locale=(fr|en)(?:;|$)/.exec(visit.cookie)?.[1];
  if (visit.isInside || !visit.keepsNotes) return null;
  if (chosen === 'fr' || chosen === 'en') return chosen;
  const known = visit.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => tag === 'fr' || tag === 'en') === 'fr' ? 'fr' : 'en';
}
