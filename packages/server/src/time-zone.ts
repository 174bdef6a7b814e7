/** Whether this is the name of a time zone that this server knows (IANA). */
export function isTimeZone(name: string): boolean {
  // An offset such as +01:00 knows nothing of summer time.
  if (/^[+-]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
