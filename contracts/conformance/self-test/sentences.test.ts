import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContract } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('## Sentences without a case\n');
const [table = ''] = section.split('\n## ');

const sentences = [...table.matchAll(/^\| (?<sentence>[^|]+?) +\| [^|]+\|$/gmu)]
  .map(({ groups }) => groups?.['sentence'] ?? '')
  .filter((text) => !/^-+$|^sentence of the contract$/u.test(text));

/** Every text of the contract, each with blanks for its line ends. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/gu, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

// KIT-57
it('the sentences without a case stand in the contract', () => {
  const texts = textsOf(readContract().document);
  expect(sentences.length).toBeGreaterThanOrEqual(10);
  expect(sentences.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([]);
});
