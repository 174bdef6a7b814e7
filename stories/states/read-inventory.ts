import { readFileSync } from 'node:fs';
import { inventoryOf } from './inventory.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The inventory of the sources as they are on disk. */
export const inventory = () =>
  inventoryOf(
    read('app/src/routeTree.gen.ts'),
    read('packages/ui/props.txt'),
    read('app/src/features/writing/use-saving-words.ts'),
  );
