/** `pnpm generate`: the tree of the routes, which the build and `pnpm dev` write as well. */
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeTree } from './route-tree.ts';

const root = join(import.meta.dirname, '..');
await new Generator({ config: getConfig(routeTree, root), root }).run();
