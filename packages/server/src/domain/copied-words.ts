import { sharedWords, type Steps } from '@ecritoire/prose';

/** What a session did to a paragraph; of the same paragraph there can be several. */
export type ParagraphWords = {
  paragraphId: string;
  added: readonly string[];
  removed: readonly string[];
  /** Words of it that the session had added in other paragraphs, and this repeats. */
  copied?: readonly string[];
  copiedFrom?: readonly string[];
};

/** The words of a list without those of another one, each as often as it is there. */
export function wordsWithout(words: readonly string[], others: readonly string[]): string[] {
  const rest = new Map<string, number>();
  for (const word of others) rest.set(word, (rest.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = rest.get(word) ?? 0;
    rest.set(word, count - 1);
    return count <= 0;
  });
}

/** What the session added to each paragraph that it added to. */
export function* addedWords(
  paragraphs: readonly Pick<ParagraphWords, 'paragraphId' | 'added'>[],
): Steps<Map<string, string[]>> {
  const added = new Map<string, string[]>();
  for (const part of paragraphs) {
    if (part.added.length === 0) continue;
    added.set(part.paragraphId, [...(added.get(part.paragraphId) ?? []), ...part.added]);
    yield;
  }
  return added;
}

/**
 * Which words of a new paragraph repeat what the session added, and where. A word or two that any
 * two paragraphs share make no copy: more than half of one of them has to be in the other.
 */
export function* copiedWords(
  words: readonly string[],
  added: ReadonlyMap<string, string[]>,
): Steps<{ copied: string[]; copiedFrom: string[] }> {
  const sources: [string, string[]][] = [];
  for (const entry of added) {
    const [, source] = entry;
    const shared = sharedWords(words, source).length;
    if (shared * 2 > Math.min(words.length, source.length)) sources.push(entry);
    yield;
  }
  const copied = sharedWords(
    words,
    sources.flatMap(([, source]) => source),
  );
  return { copied, copiedFrom: sources.map(([id]) => id) };
}

/**
 * Leaves copied words out of what was added for as long as the paragraphs that they were copied
 * from have them: once they are gone there, the copy is where the session wrote them.
 *
 * @param paragraphs of one document.
 */
export function* withoutRepeated<Part extends ParagraphWords>(
  paragraphs: readonly Part[],
): Steps<Part[]> {
  const copies = paragraphs.filter(({ copied = [] }) => copied.length > 0);
  if (copies.length === 0) return [...paragraphs];
  const added = yield* addedWords(paragraphs);
  const repeated = new Map<string, string[]>();
  for (const { paragraphId, copied = [], copiedFrom = [] } of copies) {
    const sources = copiedFrom.flatMap((id) => added.get(id) ?? []);
    repeated.set(paragraphId, sharedWords(copied, sources));
    yield;
  }
  const counted: Part[] = [];
  for (const part of paragraphs) {
    const words = repeated.get(part.paragraphId);
    if (words) repeated.set(part.paragraphId, wordsWithout(words, part.added));
    counted.push(words ? { ...part, added: wordsWithout(part.added, words) } : part);
    yield;
  }
  return counted;
}
