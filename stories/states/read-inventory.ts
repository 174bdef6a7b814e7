import { readFileSync } from 'node:fs';
import { inventoryOf, type Sources } from './inventory.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The sources as they are on disk. */
export const sources = (): Sources => ({
  routeTree: read('app/src/routeTree.gen.ts'),
  props: read('packages/ui/props.txt'),
  savingWords: read('app/src/features/writing/use-saving-words.ts'),
  desk: read('app/src/features/writing/Desk.tsx'),
});

/** The inventory of the sources as they are on disk. */
export const inventory = () => inventoryOf(sources());
