import { readFileSync } from 'node:fs';
import { inventoryOf } from './inventory.ts';

/** The inventory of the sources as they are on disk. */
export const inventory = () =>
  inventoryOf(readFileSync(new URL('../../app/src/routeTree.gen.ts', import.meta.url), 'utf8'));
