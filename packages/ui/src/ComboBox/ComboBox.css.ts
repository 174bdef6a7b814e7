import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const empty = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  padding: vars.space[3],
});
