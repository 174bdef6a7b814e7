import { globalStyle, style } from '@vanilla-extract/css';
import { drawnNearWindow } from '../styles/drawn-near-window.ts';
import { media, queries, vars } from '../tokens/index.ts';

// The rows reach out by their padding, so that their words stand under the words above the list.
export const list = style([
  { marginInline: `calc(-1 * ${vars.space[2]})` },
  media({ sm: { marginInline: `calc(-1 * ${vars.space[3]})` } }),
]);

// Of single contained rows each would be styled again as a dialog opens.
export const chunk = style(drawnNearWindow('110rem', '&:nth-child(n + 3)'));

const beforeAnother = `&:not(:last-child)::before, ${chunk}:not(:last-child) > &::before`;

export const row = style([
  {
    alignItems: 'center',
    columnGap: vars.space[4],
    display: 'flex',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[2],
    position: 'relative',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    // As wide as the words: only what lies under the pointer reaches out.
    selectors: {
      [beforeAnother]: {
        borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
        content: '""',
        insetBlockEnd: 0,
        insetInline: vars.space[2],
        position: 'absolute',
      },
    },
  },
  media({
    sm: {
      paddingInline: vars.space[3],
      selectors: { [beforeAnother]: { insetInline: vars.space[3] } },
    },
    // A button that would squeeze the words goes under them; a menu's dots stay beside.
    belowSm: { columnGap: vars.space[3], flexWrap: 'wrap', rowGap: vars.space[3] },
  }),
]);

// Where there is a pointer: a touch would leave it behind.
export const pressable = style({
  '@media': { [queries.hover]: { ':hover': { background: vars.colour.background.hover } } },
});

export const sign = style({
  alignSelf: 'flex-start',
  color: vars.colour.text.muted,
  flexShrink: 0,
  paddingBlockStart: '0.125rem',
});

export const words = style({
  display: 'flex',
  flex: '1 1 11rem',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const heading = style({ display: 'flex', minInlineSize: 0 });

export const title = style({
  color: vars.colour.text.default,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const link = style({
  textDecoration: 'none',
  // The whole row takes the press, yet the link's name stays its title.
  selectors: {
    '&::after': { content: '""', inset: 0, position: 'absolute' },
    // Where there is much to read, a title alone would be taken for a heading.
    [`${heading} &`]: {
      textDecorationColor: vars.colour.border.control,
      textDecorationLine: 'underline',
      textDecorationThickness: 'from-font',
      textUnderlineOffset: '0.2em',
    },
    [`${heading} &:hover`]: {
      '@media': { [queries.hover]: { textDecorationColor: 'currentColor' } },
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: vars.radius.medium,
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const detail = style({
  color: vars.colour.text.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const facts = style({
  alignItems: 'center',
  color: vars.colour.text.muted,
  columnGap: vars.space[4],
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  rowGap: vars.space[1],
});

export const fact = style({});

// As elements the separators would add thousands to a long list, and leaving it costs time for each.
globalStyle(`${fact} > * + *::before`, { content: '" · "' });

// Narrower than its longest word, where that is wider than the row.
globalStyle(`${facts} > *`, { minInlineSize: 0 });

/** Where a row of a list is as wide as on a desk. */
export const ifRoom = style({
  display: 'none',
  '@container': { '(inline-size >= 32rem)': { display: 'inline' } },
});

// A fact that is a link takes its own presses.
globalStyle(`${facts} a`, { position: 'relative', zIndex: 1 });

export const actions = style({
  alignItems: 'center',
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[2],
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
  position: 'relative',
  zIndex: 1,
});
