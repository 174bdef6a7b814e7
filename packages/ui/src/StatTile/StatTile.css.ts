import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const tiles = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  margin: 0,
});

/** Shares its three rows with its neighbours, so that the figures of a row stand on one line. */
export const tile = style({
  alignContent: 'start',
  borderBlockStart: `2px solid ${vars.colour.border.subtle}`,
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
  rowGap: vars.space[1],
});

export const label = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const value = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text['2xl'],
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.tight,
  margin: 0,
});

export const detail = style([label, { margin: 0 }]);
