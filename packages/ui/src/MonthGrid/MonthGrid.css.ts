import { globalStyle, style } from '@vanilla-extract/css';
import { media, queries, vars } from '../tokens/index.ts';

/** Narrower than seven columns of four figures: large text on a phone. */
const crowded = '(inline-size < 18rem)';
/** As on a phone with text of the usual size: five figures take some of the space at their sides. */
const narrow = '(18rem <= inline-size < 24rem)';
/** Wide enough for four figures and the word for them in a column. */
const roomy = '(inline-size >= 36rem)';
/** The same for five figures. */
const roomyForLong = '(inline-size >= 42rem)';
/** As large as four figures may be in a column and stand clear of those beside them. */
const figureSize = `min(${vars.text.xs}, 5cqi)`;

/** As large as five figures may be. */
const longFigureSize = `min(${vars.text.xs}, 3.5cqi)`;

export const place = style({ containerType: 'inline-size' });

export const grid = style({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  inlineSize: '100%',
  tableLayout: 'fixed',
  '@container': { [crowded]: { borderSpacing: '0 2px' } },
});

export const head = style({
  color: vars.colour.text.muted,
  fontSize: figureSize,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space[1],
  textAlign: 'center',
});

// A height of its own is what the heights of its contents are measured against: rows are even.
export const cell = style({ blockSize: '1px', padding: 0 });

export const day = style([
  {
    alignItems: 'flex-start',
    background: 'transparent',
    blockSize: '100%',
    border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    borderRadius: vars.radius.medium,
    color: vars.colour.text.default,
    cursor: 'pointer',
    display: 'flex',
    flexDirection: 'column',
    font: 'inherit',
    gap: vars.space[1],
    inlineSize: '100%',
    justifyContent: 'flex-start',
    minBlockSize: '4.25rem',
    overflow: 'hidden',
    padding: vars.space[1],
    position: 'relative',
    textAlign: 'start',
    '@container': { [crowded]: { paddingInline: '1px' } },
    selectors: {
      '&:hover': { background: vars.colour.background.hover },
      '&[data-outside-month]': { borderColor: 'transparent', color: vars.colour.text.muted },
      '&[data-selected]': {
        background: vars.colour.primary.soft,
        borderColor: vars.colour.primary.solid,
        color: vars.colour.primary.onSoft,
      },
      '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    },
  },
  media({
    sm: {
      minBlockSize: '4.75rem',
      padding: '0.375rem',
      paddingInline: 'min(0.375rem, 1cqi)',
      // Large text crowds a wide screen, too.
      '@container': { [crowded]: { paddingInline: '1px' } },
    },
    forcedColours: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  }),
]);

export const number = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.full,
    // What the day holds is what one looks for.
    color: vars.colour.text.muted,
    display: 'inline-flex',
    fontSize: figureSize,
    fontVariantNumeric: 'tabular-nums lining-nums',
    justifyContent: 'center',
    lineHeight: vars.lineHeight.tight,
    paddingBlock: '0.2rem',
    '@container': {
      [crowded]: { selectors: { '[aria-current="date"] > &': { paddingInline: 0 } } },
    },
    selectors: {
      '[data-selected] > &': { color: 'inherit' },
      '[aria-current="date"] > &': {
        background: vars.colour.primary.solid,
        color: vars.colour.primary.onSolid,
        fontWeight: vars.weight.semibold,
        minInlineSize: 'min(1.5rem, 100%)',
        paddingInline: '0.2rem',
      },
    },
  },
  media({
    forcedColours: {
      selectors: { '[aria-current="date"] > &': { forcedColorAdjust: 'none' } },
    },
  }),
]);

export const figure = style({
  fontSize: figureSize,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: { '&[data-long]': { fontSize: longFigureSize } },
  '@container': { [narrow]: { selectors: { '&[data-long]': { marginInline: '-2px' } } } },
});

/** Where a week is as wide as seven figures with their words. */
export const unit = style({
  display: 'none',
  fontWeight: vars.weight.regular,
  '@container': {
    [roomy]: { selectors: { ':not([data-long]) > &': { display: 'inline' } } },
    [roomyForLong]: { display: 'inline' },
  },
});

/** Within the corners of its day, which cut nothing of it off. */
export const bar = style({
  blockSize: '3px',
  display: 'flex',
  inlineSize: '100%',
  marginBlockStart: 'auto',
});

globalStyle(`${bar} > *`, {
  background: vars.colour.primary.solid,
  blockSize: '100%',
  borderRadius: vars.radius.full,
  // The least of all is still to be seen.
  minInlineSize: '3px',
  '@media': { [queries.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

globalStyle(`${day}[data-selected] > ${bar} > *`, {
  '@media': { [queries.forcedColours]: { background: 'HighlightText' } },
});

export const marks = style({
  alignItems: 'center',
  columnGap: '2px',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: figureSize,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  rowGap: '0.125rem',
});

// Four of them stand in a line of a month on a desk.
globalStyle(`${marks} svg`, { blockSize: '0.875rem', inlineSize: '0.875rem' });
