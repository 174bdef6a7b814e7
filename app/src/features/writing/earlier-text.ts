import type { DocumentVersion } from '@ecritoire/contracts';
import { capitalised, languageTags, type Locales } from '@ecritoire/i18n';

/** Fewer than these are soon written again. */
const worthOffering = 50;

/** Milliseconds: later, nobody misses a text that was shortened. */
const week = 7 * 86_400_000;

/** Whether a text lacks so many words of a version that much of it may have gone by mistake. */
export const isMuchShorter = (words: number, version: Pick<DocumentVersion, 'words'>): boolean =>
  version.words >= 2 * words && version.words - words >= worthOffering;

/** Milliseconds: the saves of one large deletion come within it, and each may store a version. */
const oneDeletion = 60_000;

/**
 * The version of the last week from before much went: the newest than which the text is much shorter,
 * or the longest of the minute before it. A session's end stores the shortened text as the newest
 * version of all.
 */
export function earlierVersion<Version extends Pick<DocumentVersion, 'words' | 'createdAt'>>(
  newestFirst: readonly Version[],
  words: number,
  now: number,
): Version | undefined {
  const at = ({ createdAt }: Version) => Date.parse(createdAt);
  const longer = newestFirst.filter(
    (version) => isMuchShorter(words, version) && now - at(version) < week,
  );
  const [newest] = longer;
  if (newest === undefined) return undefined;
  return longer
    .filter((version) => at(newest) - at(version) <= oneDeletion)
    .reduce((longest, version) => (version.words > longest.words ? version : longest));
}

/** How long ago something was, in its largest unit: Il y a 10 minutes; 10 minutes ago. */
export function ago(locale: Locales, seconds: number): string {
  const relative = new Intl.RelativeTimeFormat(languageTags[locale]);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.round(minutes / 60);
  const text =
    minutes < 60
      ? relative.format(-minutes, 'minute')
      : hours < 24
        ? relative.format(-hours, 'hour')
        : relative.format(-Math.round(hours / 24), 'day');
  return capitalised(text.replace(/(\d) /u, '$1\u00A0'));
}
