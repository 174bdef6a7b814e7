import { sharedWords } from '@ecritoire/prose';

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
export function addedWords(
  paragraphs: readonly Pick<ParagraphWords, 'paragraphId' | 'added'>[],
): Map<string, string[]> {
  const added = new Map<string, string[]>();
  for (const part of paragraphs) {
    if (part.added.length === 0) continue;
    added.set(part.paragraphId, [...(added.get(part.paragraphId) ?? []), ...part.added]);
  }
  return added;
}

/**
 * Which words of a new paragraph repeat what the session added, and where. A word or two that any
 * two paragraphs share make no copy: more than half of one of them has to be in the other.
 */
export function copiedWords(words: readonly string[], added: ReadonlyMap<string, string[]>) {
  const sources = [...added].filter(([, source]) => {
    const shared = sharedWords(words, source).length;
    return shared * 2 > Math.min(words.length, source.length);
  });
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
export function withoutRepeated<Part extends ParagraphWords>(paragraphs: readonly Part[]): Part[] {
  const copies = paragraphs.filter(({ copied = [] }) => copied.length > 0);
  if (copies.length === 0) return [...paragraphs];
  const added = addedWords(paragraphs);
  const repeated = new Map(
    copies.map(({ paragraphId, copied = [], copiedFrom = [] }) => [
      paragraphId,
      sharedWords(
        copied,
        copiedFrom.flatMap((id) => added.get(id) ?? []),
      ),
    ]),
  );
  return paragraphs.map((part) => {
    const words = repeated.get(part.paragraphId);
    if (!words) return part;
    repeated.set(part.paragraphId, wordsWithout(words, part.added));
    return { ...part, added: wordsWithout(part.added, words) };
  });
}
