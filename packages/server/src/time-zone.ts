/** As the IANA database spells the zones that are named by a place. */
const PLACE = /^[A-Z][a-z]+(?:\/[A-Z][a-z]+(?:[_-][A-Za-z][a-z]+)*)+$/u;

/**
 * The one name under which a time zone is kept: `Europe/Paris` for `europe/paris`, `UTC` for `GMT0`.
 * Places keep the name they were given, since JavaScript calls some by an older one (Kiev).
 *
 * @returns undefined for what is no time zone that this server knows (IANA).
 */
export function timeZoneNamed(name: string): string | undefined {
  // An offset such as +01:00 knows nothing of summer time.
  if (/^[+-]/u.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return PLACE.test(name) ? name : timeZone;
  } catch {
    return undefined;
  }
}
