/** Longest name in bytes of UTF-8: file systems take 255, and a browser may add « (1) » to it. */
const LONGEST_BYTES = 240;

/** Signs that no system takes in a name, controls, and format characters that hide what a name is. */
const unusable = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/iu;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * A file name that Windows, macOS and Linux take.
 * @param title of what the file holds.
 * @param extension without its dot.
 * @returns at most 240 bytes of UTF-8, cut between grapheme clusters.
 */
export function fileNameOf(title: string, extension: string): string {
  const name = title
    // Joiners hold an emoji together.
    .replaceAll(unusable, (sign) => (sign === '\u200D' ? sign : ' '))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '')
    .replace(reserved, '$&_');
  let room = LONGEST_BYTES - bytesOf(`.${extension}`);
  let fitting = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= bytesOf(segment);
    if (room < 0) break;
    fitting += segment;
  }
  return `${fitting.replace(/[. ]+$/u, '') || 'Écritoire'}.${extension}`;
}
