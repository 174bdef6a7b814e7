import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

/** Days run with the direction of the text. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '11rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const now = style({
  selectors: { '&&': { stroke: vars.colour.primary.text, strokeWidth: 3 } },
});

export const pressable = style({ cursor: 'pointer' });

/** Seen on every shade: a dot with a rim. */
export const mark = style({
  fill: vars.colour.text.default,
  stroke: vars.colour.background.page,
  strokeWidth: 1.5,
});
