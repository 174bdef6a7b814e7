import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';

/**
 * One of very many: drawn, and its place measured, only near the window, and on paper. It stays in
 * the page, where it is found, reached and read out (decision 0051).
 *
 * @param blockSize estimate of its height, until it has been drawn.
 * @param selector which of them, such as those from the fortieth on.
 */
export const drawnNearWindow = (blockSize: string, selector = '&'): StyleRule[] => [
  {
    selectors: {
      [selector]: {
        containIntrinsicBlockSize: `auto ${blockSize}`,
        contentVisibility: 'auto',
      },
    },
  },
  media({ print: { selectors: { [selector]: { contentVisibility: 'visible' } } } }),
];
