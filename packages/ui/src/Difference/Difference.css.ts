import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, sideSpace, vars } from '../tokens/index.ts';
import { unseen } from '../styles/unseen.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  listStyleType: '""',
  margin: 0,
  maxInlineSize: vars.size.reading,
  minInlineSize: 0,
  padding: 0,
});

export const item = style([
  {
    // Drawn only near the window (decision 0051).
    containIntrinsicBlockSize: 'auto 6rem',
    contentVisibility: 'auto',
    borderInlineStart: `3px solid transparent`,
    display: 'grid',
    columnGap: sideSpace[3],
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    outlineOffset: '2px',
    overflowClipMargin: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInlineStart: sideSpace[3],
    // The one that is gone to stands clear of what lies over the page.
    scrollMarginBlock: vars.space[24],
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}` } },
  },
  media({ print: { contentVisibility: 'visible' } }),
]);

const edges = {
  same: 'transparent',
  changed: vars.colour.warning.border,
  added: vars.colour.success.border,
  removed: vars.colour.error.border,
  moved: vars.colour.info.border,
} as const;

export const edge = styleVariants(edges, (colour) => ({ borderInlineStartColor: colour }));

/** The sign in the margin says what the tint repeats. */
export const sign = style({
  color: vars.colour.text.muted,
  fontFamily: vars.font.interface,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.reading,
  textAlign: 'center',
  userSelect: 'none',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const words = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  hyphens: 'auto',
  lineHeight: vars.lineHeight.reading,
  margin: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});

export const kind = styleVariants({
  paragraph: {},
  heading: { fontSize: vars.text.xl, fontWeight: vars.weight.medium },
  quote: {
    borderInlineStart: `2px solid ${vars.colour.neutral.border}`,
    fontStyle: 'italic',
    paddingInlineStart: vars.space[5],
  },
  sceneBreak: { color: vars.colour.text.muted, textAlign: 'center' },
});

export const unchanged = style({ color: vars.colour.text.muted });

globalStyle(`${words} :is(ins, del)`, {
  borderRadius: vars.radius.small,
  boxDecorationBreak: 'clone',
  textDecorationSkipInk: 'none',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.2em',
});

export const part = styleVariants({
  added: {
    background: vars.colour.success.soft,
    color: vars.colour.success.onSoft,
    textDecorationLine: 'underline',
  },
  removed: {
    background: vars.colour.error.soft,
    color: vars.colour.error.onSoft,
    textDecorationLine: 'line-through',
  },
  movedHere: {
    background: vars.colour.info.soft,
    color: vars.colour.info.onSoft,
    textDecorationLine: 'underline',
    textDecorationStyle: 'double',
  },
  movedAway: {
    background: vars.colour.info.soft,
    color: vars.colour.info.onSoft,
    textDecorationLine: 'line-through',
    textDecorationStyle: 'double',
  },
});

/** Read out; neither seen nor copied with the text. */
export const said = style({ ...unseen, userSelect: 'none' });

export const note = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
});

export const gap = style({
  paddingInlineStart: `calc(3px + ${sideSpace[3]} + 1.25rem + ${sideSpace[3]})`,
});

/** Stays in sight as the list scrolls. */
export const bar = style([
  {
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    insetBlockStart: 0,
    maxInlineSize: vars.size.reading,
    paddingBlock: vars.space[2],
    position: 'sticky',
    zIndex: vars.layer.sticky,
  },
  // There it would lie over all that is read.
  media({ low: { position: 'static' }, print: { display: 'none' } }),
]);

export const legend = style({
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  rowGap: vars.space[1],
});
