import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const more = style({
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
});

export const count = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
