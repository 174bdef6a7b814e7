import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';

/**
 * For what has words on a filled form. Where colours are forced, the browser paints a plate of the
 * page's colour behind words, which then have the colour of their plate; the roles are enough.
 */
export const keepsItsColours: StyleRule = media({ forcedColours: { forcedColorAdjust: 'none' } });
