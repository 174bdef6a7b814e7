type Tally = { added: number; removed: number; smallestRest: number };

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * What a writing session added and removed over all its paragraphs, in words.
 *
 * Words removed from one paragraph and added to another only moved (split, merge, cut and paste):
 * as many of them as can be paired are left out of both sums. Removed words are never subtracted
 * from added ones (docs/decisions/0007).
 */
export function sessionWords(
  paragraphs: readonly { readonly added: readonly string[]; readonly removed: readonly string[] }[],
): { words: number; wordsRemoved: number } {
  const totals = new Map<string, Tally>();
  const perParagraph = paragraphs.map(({ added, removed }) => ({
    added: tally(added),
    removed: tally(removed),
  }));
  for (const side of ['added', 'removed'] as const) {
    for (const paragraph of perParagraph) {
      for (const [word, count] of paragraph[side]) {
        const total = totals.get(word) ?? { added: 0, removed: 0, smallestRest: Infinity };
        total[side] += count;
        totals.set(word, total);
      }
    }
  }
  // A paragraph's own losses cannot pair with its own gains, which bounds what can be paired.
  for (const { added, removed } of perParagraph) {
    for (const [word, count] of added) {
      const total = totals.get(word);
      if (!total) continue;
      const rest = total.added - count + total.removed - (removed.get(word) ?? 0);
      total.smallestRest = Math.min(total.smallestRest, rest);
    }
  }
  let words = 0;
  let wordsRemoved = 0;
  for (const { added, removed, smallestRest } of totals.values()) {
    const moved = Math.min(added, removed, smallestRest);
    words += added - moved;
    wordsRemoved += removed - moved;
  }
  return { words, wordsRemoved };
}
