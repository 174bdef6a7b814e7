/** `pnpm states`: prints every state with its story, or why it has none. Fails where one is missing. */
import { coverage } from './coverage.ts';
import { inventory } from './inventory.ts';
import { listStories } from './story-index.ts';
import { waivers } from './waivers.ts';

const { rows, missing, unknown, needless } = coverage(inventory(), await listStories(), waivers);

for (const { state, stories, waiver } of rows) {
  const [story] = stories;
  const shown = story && `${story.title} / ${story.name}  ?path=/story/${story.id}`;
  console.log(`${state.padEnd(56)} ${shown ?? (waiver ? `waived: ${waiver}` : 'MISSING')}`);
}
for (const state of unknown) console.log(`${state.padEnd(56)} UNKNOWN: the product has none`);
for (const state of needless) console.log(`${state.padEnd(56)} waived, but has a story`);

const waived = rows.filter(({ waiver }) => waiver !== undefined).length;
console.log(`\n${rows.length} states, ${missing.length} missing, ${waived} waived`);
process.exitCode = missing.length + unknown.length + needless.length > 0 ? 1 : 0;
