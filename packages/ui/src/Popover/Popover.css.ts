import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const body = style({
  color: vars.colour.text.default,
  maxInlineSize: vars.size.narrow,
  outline: 'none',
  padding: vars.space[4],
});
