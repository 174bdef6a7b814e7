import { style } from '@vanilla-extract/css';
import { controlInput, description } from '../Field/Field.css.ts';
import { pageWidth } from '../Select/Select.css.ts';
import { media, vars } from '../tokens/index.ts';

export const parts = style({ display: 'contents' });

export const segments = style([
  controlInput,
  { alignItems: 'center', display: 'flex', flexWrap: 'wrap', fontVariantNumeric: 'tabular-nums' },
]);

export const segment = style([
  {
    borderRadius: vars.radius.small,
    outline: 'none',
    padding: '1px 2px',
    selectors: {
      '&[data-placeholder]': { color: vars.colour.text.placeholder },
      '&[data-focused]': {
        background: vars.colour.primary.solid,
        color: vars.colour.primary.onSolid,
      },
      '&[data-type="literal"]': { padding: 0 },
    },
  },
  media({ forcedColours: { selectors: { '&[data-focused]': { forcedColorAdjust: 'none' } } } }),
]);

/** Takes no room while there is nothing to say, but is there to be heard. */
export const news = style([
  description,
  { selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } } },
]);

export const sheet = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    outline: 'none',
    padding: vars.space[4],
  },
  media({ belowSm: { paddingInline: '4px' } }),
]);

export const head = style({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
});

export const month = style({
  fontFamily: vars.font.reading,
  fontSize: `min(${vars.text.lg}, 8.5vw)`,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const turn = style([
  {
    alignItems: 'center',
    background: 'transparent',
    blockSize: vars.size.control,
    border: 0,
    borderRadius: vars.radius.medium,
    color: vars.colour.text.muted,
    cursor: 'pointer',
    display: 'flex',
    flexShrink: 0,
    inlineSize: `min(${vars.size.control}, ${vars.size.touch})`,
    justifyContent: 'center',
    padding: 0,
    selectors: {
      '&[data-hovered]': { background: vars.colour.background.hover },
      '&[data-disabled]': { color: vars.colour.text.disabled, cursor: 'default' },
    },
  },
  media({ touch: { blockSize: vars.size.touch, inlineSize: vars.size.touch } }),
]);

// Seven days have the width of the page between them, however large the text.
const widest = `calc((${pageWidth} - 26px) / 7)`;

export const grid = style([
  { borderSpacing: '2px', fontVariantNumeric: 'tabular-nums', marginInline: 'auto' },
  media({ belowSm: { borderSpacing: '0 2px' } }),
]);

export const weekday = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space[1],
});

export const day = style([
  {
    alignItems: 'center',
    blockSize: `min(2.25rem, ${widest})`,
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    display: 'flex',
    fontSize: `min(${vars.text.md}, 8vw)`,
    inlineSize: `min(2.25rem, ${widest})`,
    justifyContent: 'center',
    selectors: {
      '&[data-hovered]': { background: vars.colour.background.hover },
      '&[data-current]': { borderColor: vars.colour.border.control },
      '&[data-selected]': {
        background: vars.colour.primary.solid,
        borderColor: vars.colour.primary.solid,
        color: vars.colour.primary.onSolid,
      },
      '&[data-disabled], &[data-unavailable]': {
        color: vars.colour.text.disabled,
        cursor: 'default',
      },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    },
  },
  media({
    touch: { blockSize: vars.size.touch, inlineSize: `min(${vars.size.touch}, ${widest})` },
    forcedColours: {
      // A transparent line is drawn there: every day would stand in a box.
      borderColor: 'Canvas',
      selectors: {
        '&[data-current]': { borderColor: 'CanvasText' },
        '&[data-selected]': { borderColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  }),
]);
