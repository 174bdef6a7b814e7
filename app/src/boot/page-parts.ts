import { hasTokens } from './tokens.ts';

/** What stands in the page that the app fills: the scripts of each signed-in page. */
export type PageParts = {
  files: string[];
  /** By path, with `*` for what differs: which of the files. */
  pages: Record<string, number[]>;
};

/**
 * The scripts of the requested page; none for a visitor who has to sign in first.
 *
 * @param path without the language
 */
export function partsOfPage(
  path: string,
  { cookie, parts: { files, pages } }: { cookie: string; parts: PageParts },
): string[] {
  if (!hasTokens(cookie)) return [];
  const asked = path.replace(/\/+$/, '');
  const page = [asked, asked.replace(/[^/]+$/, '*')].find((each) => Object.hasOwn(pages, each));
  return (pages[page ?? ''] ?? []).flatMap((place) => files[place] ?? []);
}
