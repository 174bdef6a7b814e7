import { style } from '@vanilla-extract/css';
import { media } from '../tokens/index.ts';

export const linkButton = style([
  {
    background: 'transparent',
    border: 0,
    cursor: 'pointer',
    font: 'inherit',
    padding: 0,
    textAlign: 'start',
  },
  media({ unscripted: { display: 'none' } }),
]);
