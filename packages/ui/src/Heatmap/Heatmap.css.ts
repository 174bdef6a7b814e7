import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

const before = createVar();
const after = createVar();
const towards = createVar();

// A year is wider than a phone: it scrolls within itself, and fades where there is more of it.
export const scroller = style({
  vars: { [before]: 'black', [after]: 'black', [towards]: 'to right' },
  maskImage: `linear-gradient(${towards}, ${before}, black ${vars.space[10]} calc(100% - ${vars.space[10]}), ${after})`,
  overflowX: 'auto',
  paddingBlockEnd: vars.space[2],
  selectors: {
    '&[data-more-before]': { vars: { [before]: 'transparent' } },
    '&[data-more-after]': { vars: { [after]: 'transparent' } },
    '[dir="rtl"] &': { vars: { [towards]: 'to left' } },
  },
});

export const inner = style({ flexShrink: 0, inlineSize: 'fit-content' });

/** Time runs with the direction of the text; the names of the months are turned back. */
export const drawing = style({
  blockSize: 'auto',
  display: 'block',
  inlineSize: '100%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const month = style({
  fill: vars.colour.text.muted,
  fontSize: '10px',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const square = style([
  { stroke: vars.colour.border.subtle, strokeWidth: 1 },
  media({ forcedColours: { stroke: 'CanvasText' } }),
]);

/** From nothing to much. Forced colours keep the amounts apart by their opacity. */
export const level = styleVariants({
  0: [square, { fill: vars.colour.background.sunken }],
  1: [square, { fill: vars.colour.primary.solid, fillOpacity: 0.25 }],
  2: [square, { fill: vars.colour.primary.solid, fillOpacity: 0.5 }],
  3: [square, { fill: vars.colour.primary.solid, fillOpacity: 0.75 }],
  4: [square, { fill: vars.colour.primary.solid }],
});

export const legend = style({
  alignItems: 'center',
  color: vars.colour.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.text.xs,
  justifyContent: 'flex-end',
  rowGap: vars.space[1],
});

export const legendWords = style({ minInlineSize: 0 });

export const pair = style({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[2],
});

/** In a narrow card, words of twice the size go below the shades. */
export const scale = style([pair, { flexWrap: 'wrap', justifyContent: 'flex-end' }]);
