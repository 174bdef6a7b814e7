import { globalStyle, style } from '@vanilla-extract/css';
import { crowdedPlace, narrowPlace, queries, sideSpace, vars } from '../tokens/index.ts';

export const list = style({
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  containerType: 'inline-size',
  minInlineSize: 0,
  overflow: 'auto',
  selectors: { '&[data-focus-visible]': { outlineOffset: '-2px' } },
});

/** What its row shows is beside it, or below it on a small screen: both are in sight. */
export const besideText = style({
  maxBlockSize: '30dvh',
  '@media': { [queries.lg]: { maxBlockSize: '45dvh' } },
});

export const item = style({
  alignItems: 'center',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  cursor: 'pointer',
  display: 'flex',
  gap: sideSpace[3],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[1],
  paddingInline: sideSpace[4],
  selectors: {
    '&[data-hovered]': { background: vars.colour.background.hover },
    '&[data-selected]': { background: vars.colour.primary.softHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
});

/** In a narrow place, as with large text on a phone, the fact stands under its words. */
export const texts = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  '@container': {
    [narrowPlace]: {
      alignItems: 'flex-start',
      flexDirection: 'column',
      lineHeight: vars.lineHeight.snug,
    },
  },
});

/** What distinguishes one row from the next is often at its end: keep it where space is short. */
export const words = style({
  flex: 1,
  maxInlineSize: '100%',
  minInlineSize: 0,
  '@container': { [narrowPlace]: { flex: 'none' } },
});

export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [narrowPlace]: { hyphens: 'auto', whiteSpace: 'normal' } },
});

/** What is cut off here is said nowhere else. */
export const second = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const fact = style({
  color: vars.colour.text.muted,
  flexShrink: 0,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const nothing = style({
  color: vars.colour.text.muted,
  padding: vars.space[8],
  textAlign: 'center',
});

// The box of a row is pressed beside it as well.
globalStyle(`${item} label`, {
  '@media': { [queries.touch]: { justifyContent: 'center', minInlineSize: vars.size.touch } },
});

// Its words need the room more than its sign does.
globalStyle(`${item} > * > svg`, { '@container': { [crowdedPlace]: { display: 'none' } } });
globalStyle(`${item} label`, { '@container': { [crowdedPlace]: { gap: 0 } } });
