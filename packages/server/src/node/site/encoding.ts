export type Encoding = 'br' | 'gzip';

/**
 * The encoding that a browser likes best, of those that there are (RFC 9110 §12.5.3).
 *
 * @param accepted the Accept-Encoding header, if there is one.
 * @param available the best one first.
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return available
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}
