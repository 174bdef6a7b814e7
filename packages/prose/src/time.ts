export type TitleLength = 'short' | 'medium' | 'long';

const MINUTE = 60;

/**
 * Which kind of title to suggest for a session.
 *
 * @param durationSeconds the session's duration without its pauses: under 10 minutes is short,
 *   10 to 30 medium, over 30 long (docs/rules/sessions.md).
 */
export function titleLength(durationSeconds: number): TitleLength {
  if (durationSeconds < 10 * MINUTE) return 'short';
  return durationSeconds <= 30 * MINUTE ? 'medium' : 'long';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * The calendar date of an instant where the writer is, as YYYY-MM-DD.
 *
 * @param timeZone an IANA name, such as Europe/Paris.
 * @throws RangeError on an unknown time zone or an invalid instant.
 */
export function localDateIn(instant: Date, timeZone: string): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return `${year}-${parts.get('month')}-${parts.get('day')}`;
}
