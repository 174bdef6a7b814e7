/**
 * The address of this page in another language, as it was built, with what the visitor's own says
 * beside the page: what is asked for, without a subject, which no language has of another, and the
 * part of the page.
 */
export function withSamePlace(built: string, { search, hash }: Pick<Location, 'search' | 'hash'>) {
  const url = new URL(built);
  url.search = search;
  url.searchParams.delete('tag');
  url.hash = hash;
  return url.href;
}
