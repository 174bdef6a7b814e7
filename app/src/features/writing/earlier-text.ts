import type { DocumentVersion } from '@ecritoire/contracts';
import { capitalised, languageTags, type Locales } from '@ecritoire/i18n';

/** Fewer than these are soon written again. */
const worthOffering = 50;

/** Milliseconds: later, nobody misses a text that was shortened. */
const week = 7 * 86_400_000;

/** Whether a text lacks so many words of a version that much of it may have gone by mistake. */
export const isMuchShorter = (words: number, version: Pick<DocumentVersion, 'words'>): boolean =>
  version.words >= 2 * words && version.words - words >= worthOffering;

/**
 * The newest version of the last week than which the text is much shorter. A session's end stores the
 * shortened text as the newest version of all.
 */
export const earlierVersion = <Version extends Pick<DocumentVersion, 'words' | 'createdAt'>>(
  newestFirst: readonly Version[],
  words: number,
  now: number,
): Version | undefined =>
  newestFirst.find(
    (version) => isMuchShorter(words, version) && now - Date.parse(version.createdAt) < week,
  );

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
