/** 0 where it begins with what is typed, 1 where a word of it does, 2 otherwise. */
function rankOf(text: string, typed: string): number {
  const at = text.indexOf(typed);
  if (at === 0) return 0;
  for (let found = at; found > 0; found = text.indexOf(typed, found + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(found - 1))) return 1;
  }
  return 2;
}

/**
 * What begins with the letters typed comes before what merely holds them: with "tok", Tokyo before
 * Vostok. While one of them stands in the field, all keep their order.
 */
export function byBeginning<Option extends { label: string; otherNames?: string }>(
  options: readonly Option[],
  typed: string,
  fold: (text: string) => string,
): readonly Option[] {
  const letters = fold(typed.trim());
  if (letters === '' || options.some(({ label }) => label === typed)) return options;
  const ranks = new Map(
    options.map((option) => {
      const others = rankOf(fold(option.otherNames ?? ''), letters);
      // A match in its own name comes before a match in an alias.
      return [option, Math.min(rankOf(fold(option.label), letters), others + 0.5)];
    }),
  );
  return options.toSorted((one, other) => (ranks.get(one) ?? 2) - (ranks.get(other) ?? 2));
}
