/**
 * The day whose page is open on a journal, and stands in no list below it.
 * @param date the day to which one has turned, YYYY-MM-DD; null for today’s page
 * @param turnedTo the day that was today when the page was opened
 * @returns null where that day is still to come: its page does not open yet
 */
export function dayOnPage(date: string | null, today: string, turnedTo: string): string | null {
  if (date !== null && date > today) return null;
  // Today that is still to come was one by a clock that has been put right since.
  if (date === null || date === today) return turnedTo > today ? today : turnedTo;
  return date;
}
