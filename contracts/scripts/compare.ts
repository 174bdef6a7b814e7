import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder, redocly } from './bundle.ts';

const SIZES = ['none', 'patch', 'minor', 'major'] as const;
export type Size = (typeof SIZES)[number];

type Change = {
  path: string;
  impact: Size;
  verdicts: { ruleId: string; message: string }[];
};

/**
 * Message keys only ever grow in number, and a client shows one that it does not know as an
 * unexpected error; so a new one breaks nobody. Other lists of values in answers are closed.
 */
const isNewMessageKey = ({ path, verdicts }: Change) =>
  path.endsWith('/messageKey') && verdicts.every(({ ruleId }) => ruleId === 'enum-values-added');

/** Examples break nobody; `redocly diff` takes a parameter with others for another parameter. */
const withoutExamples = (key: string, value: unknown) =>
  key === 'example' || key === 'examples' ? undefined : value;

/**
 * What changed between two contracts, and how large a step of the version that needs. Each
 * breaking change is reported with its old and new value, so that it differs from another at the
 * same place.
 */
export async function compare(
  base: unknown,
  revision: unknown,
): Promise<{ size: Size; breaking: string[] }> {
  return inTemporaryFolder(async (folder) => {
    const at = (name: string) => join(folder, `${name}.json`);
    await writeFile(at('base'), JSON.stringify(base, withoutExamples));
    await writeFile(at('revision'), JSON.stringify(revision, withoutExamples));
    const options = ['--config', 'redocly.yaml', '--format', 'json', '--fail-on', 'none'];
    await redocly('diff', at('base'), at('revision'), ...options, '--output', at('report'));
    const { changes }: { changes: Change[] } = JSON.parse(await readFile(at('report'), 'utf8'));
    const impactOf = (change: Change) => (isNewMessageKey(change) ? 'minor' : change.impact);
    return {
      size: SIZES.findLast((size) => changes.some((one) => impactOf(one) === size)) ?? 'none',
      breaking: changes
        .filter((change) => impactOf(change) === 'major')
        .flatMap(({ path, verdicts }) =>
          verdicts.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`),
        ),
    };
  });
}

/** By how much a version went up: `1.4.2` → `2.0.0` is `major`. */
export function stepBetween(from: string, to: string): Size {
  const [before, after] = [from, to].map((version) => version.split('.').map(Number));
  const at = before?.findIndex((part, index) => part !== after?.[index]) ?? -1;
  if (at < 0) return 'none';
  const wentUp = (after?.[at] ?? 0) > (before?.[at] ?? 0);
  return wentUp ? (SIZES[3 - at] ?? 'none') : 'none';
}

export const isEnough = (step: Size, needed: Size): boolean =>
  SIZES.indexOf(step) >= SIZES.indexOf(needed);
