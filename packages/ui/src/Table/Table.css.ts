import { globalStyle, style } from '@vanilla-extract/css';
import { shadeWhereMore } from '../styles/shade-where-more.ts';
import { crowdedPlace, queries, sideSpace, vars } from '../tokens/index.ts';

// A wide table scrolls within itself; the page never does.
export const scroller = style({
  background: shadeWhereMore,
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  containerType: 'inline-size',
  minInlineSize: 0,
  overflowX: 'auto',
});

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  selectors: {
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
});

export const column = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  color: vars.colour.text.muted,
  cursor: 'default',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  padding: `${vars.space[3]} ${sideSpace[4]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': { [crowdedPlace]: { paddingInline: sideSpace[2] } },
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered]': { color: vars.colour.text.default },
    '&[data-sort-direction]': { color: vars.colour.text.default },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
  },
});

export const columnName = style({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[1],
});
export const sortSign = style({
  display: 'inline-flex',
});

export const row = style({
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    },
    '&[data-hovered]': { background: vars.colour.background.hover },
    '&[data-selected]': { background: vars.colour.primary.soft },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
});

export const cell = style({
  padding: `${vars.space[3]} ${sideSpace[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@container': { [crowdedPlace]: { paddingInline: sideSpace[2] } },
  selectors: { '&[data-focus-visible]': { outlineOffset: '-3px' } },
});

export const atEnd = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
/** The name of a row keeps its words together; the figures may go out of sight first, but for one. */
export const named = style({
  minInlineSize: 'min(9rem, 45vw)',
  overflowWrap: 'anywhere',
  '@container': { [crowdedPlace]: { hyphens: 'auto', minInlineSize: '45cqi' } },
});
export const boxCell = style({ inlineSize: '1px', paddingInlineEnd: 0, verticalAlign: 'top' });
// As high as a line of words, so that the first line and its box stand on one height.
globalStyle(`${boxCell} label`, {
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  '@media': {
    [queries.touch]: { marginBlock: `calc((1lh - ${vars.size.touch}) / 2)` },
  },
});
globalStyle(`${boxCell} label`, {
  '@media': { [queries.touch]: { justifyContent: 'center', minInlineSize: vars.size.touch } },
});
globalStyle(`${boxCell} label`, { '@container': { [crowdedPlace]: { gap: 0 } } });
export const nothing = style({
  color: vars.colour.text.muted,
  padding: vars.space[8],
  textAlign: 'center',
});
