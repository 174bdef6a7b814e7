import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const caption = style({ fontWeight: vars.weight.medium });

export const nothing = style({
  color: vars.colour.text.muted,
  paddingBlock: vars.space[8],
  textAlign: 'center',
});

export const plot = style({
  containerType: 'inline-size',
  columnGap: vars.space[2],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '11rem auto',
  // The highest number stands a little over the drawing.
  marginBlockStart: vars.space[3],
  // With large text the outmost names are wider than their place.
  overflowX: 'clip',
  rowGap: vars.space[1],
});

export const scale = style({
  color: vars.colour.text.muted,
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  justifyContent: 'space-between',
  // Each number stands at the height of its line.
  marginBlock: '-0.65rem',
  textAlign: 'end',
});

export const names = style({
  color: vars.colour.text.muted,
  display: 'flex',
  fontSize: vars.text.xs,
  gridColumn: 2,
  minInlineSize: 0,
});

/** Too narrow for a name under each of seven bars. */
const narrow = '(inline-size < 14rem)';

export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'visible',
  textAlign: 'center',
  // Wider than its slot it stands out on both sides alike, and never past the end.
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { selectors: { '&:last-child': { justifyContent: 'flex-end' } } },
  },
});

/** With large text on a small screen two of three give their room to the third. */
export const givesWay = style({
  '@container': { [narrow]: { visibility: 'hidden' } },
});

export const ends = style([
  names,
  {
    columnGap: vars.space[2],
    justifyContent: 'space-between',
    '@container': { [narrow]: { flexWrap: 'wrap', gridColumn: '1 / -1' } },
  },
]);
globalStyle(`${ends} > :last-child`, { textAlign: 'end' });
globalStyle(`${ends} > :only-child`, { marginInline: 'auto' });
globalStyle(`${ends} > :not(:first-child, :last-child)`, {
  '@container': { [narrow]: { display: 'none' } },
});

/** Time runs with the direction of the text. */
export const drawing = style({
  blockSize: '100%',
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const gridLine = style({ stroke: vars.colour.border.subtle, strokeWidth: 1 });

export const targetLine = style([
  { stroke: vars.colour.secondary.solid, strokeDasharray: '5 4', strokeWidth: 1.5 },
  media({ forcedColours: { stroke: 'Highlight', strokeWidth: 2.5 } }),
]);
/** Keeps the line apart from the bars that it runs over. */
export const targetGround = style({ stroke: vars.colour.background.surface, strokeWidth: 5 });

export const targetLegend = style({
  alignItems: 'center',
  color: vars.colour.text.muted,
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const targetSample = style({ blockSize: '0.75rem', flexShrink: 0, inlineSize: '1.5rem' });

export const bar = style([
  { fill: vars.colour.primary.solid },
  media({ forcedColours: { fill: 'CanvasText' } }),
]);

export const line = style({
  fill: 'none',
  stroke: vars.colour.primary.solid,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2.5,
});

/** The round end of a line, twice: as wide as it is high, however the drawing stretches. */
export const dot = style([line, { strokeWidth: 8 }]);

export const area = style([
  { fill: vars.colour.primary.solid, opacity: 0.12 },
  media({ forcedColours: { display: 'none' } }),
]);

export const figures = style({ fontSize: vars.text.sm });

export const summary = style([
  {
    alignItems: 'center',
    color: vars.colour.text.muted,
    cursor: 'pointer',
    display: 'flex',
    gap: vars.space[1],
    inlineSize: 'fit-content',
    // Takes the marker away, which the sign at the end stands for.
    listStyleType: '""',
    minBlockSize: vars.size.iconLarge,
    overflowWrap: 'anywhere',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
  media({ touch: { lineHeight: vars.size.touch } }),
]);

export const sign = style([
  {
    display: 'flex',
    flexShrink: 0,
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  },
  media({ reducedMotion: { transition: 'none' } }),
]);

export const table = style({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: vars.space[2],
});

export const cell = style({
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[6],
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  textAlign: 'start',
});
