/**
 * `pnpm states`: prints every state with its story, or why it has none. Fails where one is missing.
 * `--checklist md` or `csv` prints what a tester goes through; `--all` shows the states in each mode.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checklist } from './checklist.ts';
import { coverage, type Coverage } from './coverage.ts';
import { inventory } from './read-inventory.ts';
import { listStories } from './story-index.ts';
import { waivers } from './waivers.ts';

const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, checklist: { type: 'string' } },
});

/** The commit, and whether something has changed since. */
const buildId = () =>
  execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();

function print({ rows, missing, unknown, needless }: Coverage): void {
  console.log(`${'STATE'.padEnd(56)} STORY, AND ITS PATH IN STORYBOOK\n`);
  for (const { state, stories, waiver } of rows) {
    const [story] = stories;
    const shown = story && `${story.title} / ${story.name}  ?path=/story/${story.id}`;
    console.log(`${state.padEnd(56)} ${shown ?? (waiver ? `waived: ${waiver}` : 'MISSING')}`);
  }
  for (const state of unknown) console.log(`${state.padEnd(56)} UNKNOWN: the product has none`);
  for (const state of needless) console.log(`${state.padEnd(56)} waived, but has a story`);
  const waived = rows.filter(({ waiver }) => waiver !== undefined).length;
  console.log(`\n${rows.length} states, ${missing.length} missing, ${waived} waived`);
}

/** The looks of `modes`, with Storybook's own tests. */
function showInEachMode(): number {
  const env = { ...process.env, EACH_MODE: 'yes' };
  return spawnSync('vitest', ['run'], { stdio: 'inherit', env }).status ?? 1;
}

const found = coverage(inventory(), await listStories(), waivers);
const isWhole = found.missing.length + found.unknown.length + found.needless.length === 0;
process.exitCode = isWhole ? 0 : 1;

const { checklist: format } = options;
if (format === 'md' || format === 'csv') console.log(checklist(found, buildId(), format));
else if (format !== undefined) throw new Error(`A checklist is md or csv, and not ${format}.`);
else print(found);
if (options.all && isWhole) process.exitCode = showInEachMode();
