/**
 * The search parameters of an address as plain strings: `?q=1984` searches for those four
 * characters, not for a number.
 */
export const parseTextSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** The same with its ?; empty when nothing is asked for. */
export function stringifyTextSearch(
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(asked).toString();
  return text === '' ? '' : `?${text}`;
}
