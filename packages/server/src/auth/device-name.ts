import { parse } from 'bowser';

/** Characters of a User-Agent that are looked at: no browser's is longer. */
const LONGEST = 512;

/**
 * What a device says of itself.
 *
 * @param userAgent the header, if there is one.
 * @returns names of products, such as Firefox and Windows; null where it does not say.
 */
export function deviceName(userAgent: string | null): {
  browser: string | null;
  system: string | null;
} {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, LONGEST));
  return { browser: browser.name || null, system: os.name || null };
}
