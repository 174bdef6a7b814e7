import { style } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';

export const searchField = style(media({ unscripted: { display: 'none' } }));
