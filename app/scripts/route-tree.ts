import type { Config } from '@tanstack/router-generator';

/** How `routeTree.gen.ts` is written, by whichever of the programs that write it. */
export const routeTree: Partial<Config> = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
};
