import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const empty = style({
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginInline: 'auto',
  maxInlineSize: '32rem',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const drawing = style({ color: vars.colour.border.control, marginBlockEnd: vars.space[1] });
export const failed = style({ color: vars.colour.error.text });
export const words = style({ color: vars.colour.text.muted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
  paddingBlockStart: vars.space[3],
});
