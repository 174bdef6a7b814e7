import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const tiles = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  margin: 0,
});

export const tile = style({
  borderBlockStart: `2px solid ${vars.colour.border.subtle}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
});

// Takes the room left over, so that the figures of a row stand on one line.
export const label = style({ color: vars.colour.text.muted, flex: 1, fontSize: vars.text.sm });

export const value = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text['2xl'],
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.tight,
  margin: 0,
});

export const detail = style({ color: vars.colour.text.muted, fontSize: vars.text.sm, margin: 0 });
