import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../tokens/index.ts';

// A wide table scrolls within itself; the page never does.
export const scroller = style({
  // A shade at the edge where more is out of sight; what is beside it covers it at the end.
  background: `linear-gradient(to right, ${vars.colour.background.page} 40%, transparent) 0 0 / 2.5rem 100% no-repeat local, linear-gradient(to left, ${vars.colour.background.page} 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local, radial-gradient(farthest-side at 0 50%, ${vars.colour.border.control}, transparent) 0 0 / 0.75rem 100% no-repeat scroll, radial-gradient(farthest-side at 100% 50%, ${vars.colour.border.control}, transparent) 100% 0 / 0.75rem 100% no-repeat scroll`,
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
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
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
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
  color: vars.colour.text.disabled,
  display: 'inline-flex',
  selectors: { '[data-sort-direction] &': { color: 'inherit' } },
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
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { '&[data-focus-visible]': { outlineOffset: '-3px' } },
});

export const atEnd = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
/** The name of a row keeps its words together; the figures may go out of sight first. */
export const named = style({ minInlineSize: 'min(9rem, 45vw)', overflowWrap: 'anywhere' });
export const boxCell = style({ inlineSize: '1px', paddingInlineEnd: 0 });
globalStyle(`${boxCell} label`, {
  '@media': { [queries.touch]: { justifyContent: 'center', minInlineSize: vars.size.touch } },
});
export const nothing = style({
  color: vars.colour.text.muted,
  padding: vars.space[8],
  textAlign: 'center',
});
