import type { Contract, Schema } from './contract.ts';

const KEY = 'x-message-key';

const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).reduce(
        (sum, [name, inner]) => sum + (name === KEY ? 1 : countOf(inner)),
        0,
      )
    : 0;

/**
 * Pattern → what is said of a text that it does not match, for schemas that say so themselves.
 *
 * @throws Error where a key would be lost: beside no pattern, inside of another schema, or for a
 *   pattern that another schema has another key for.
 */
export function patternKeysOf({
  components: { schemas },
}: Pick<Contract, 'components'>): Record<string, string> {
  const patterns: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const { pattern, [KEY]: key }: Schema = schema;
    if (typeof pattern !== 'string' || typeof key !== 'string') {
      if (countOf(schema) > 0) throw new Error(`${name}: ${KEY} is not beside its own pattern.`);
      continue;
    }
    if (countOf(schema) > 1) throw new Error(`${name}: ${KEY} stands inside of another schema.`);
    if ((patterns[pattern] ?? key) !== key) {
      throw new Error(`${name}: ${pattern} has another ${KEY} in another schema.`);
    }
    patterns[pattern] = key;
  }
  return patterns;
}
