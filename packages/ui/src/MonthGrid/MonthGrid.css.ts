import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

const strength = createVar();

export const grid = style({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  inlineSize: '100%',
  tableLayout: 'fixed',
});

export const head = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space[1],
  textAlign: 'center',
});

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
    justifyContent: 'space-between',
    minBlockSize: '3.25rem',
    overflow: 'hidden',
    padding: vars.space[1],
    position: 'relative',
    textAlign: 'start',
    vars: { [strength]: '0' },
    selectors: {
      // How much was written is told under the words, which keep their contrast.
      '&::after': {
        background: vars.colour.primary.solid,
        blockSize: '3px',
        content: '""',
        inlineSize: `calc(${strength} * 25%)`,
        insetBlockEnd: 0,
        insetInlineStart: 0,
        position: 'absolute',
      },
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
    sm: { minBlockSize: '4.5rem', padding: vars.space[2] },
    forcedColours: { selectors: { '&::after': { background: 'CanvasText' } } },
  }),
]);

export const shades = styleVariants({
  0: {},
  1: { vars: { [strength]: '1' } },
  2: { vars: { [strength]: '2' } },
  3: { vars: { [strength]: '3' } },
  4: { vars: { [strength]: '4' } },
});

export const number = style({
  alignItems: 'center',
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  justifyContent: 'center',
  lineHeight: vars.lineHeight.tight,
  minInlineSize: '1.5rem',
  paddingBlock: '0.2rem',
  selectors: {
    '[aria-current="date"] > &': {
      background: vars.colour.primary.solid,
      color: vars.colour.primary.onSolid,
      fontWeight: vars.weight.semibold,
      // Forced colours take the background away.
      outline: '1px solid transparent',
    },
  },
});

export const marks = style({
  alignItems: 'center',
  columnGap: vars.space[1],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  paddingBlockEnd: '0.2rem',
  rowGap: '0.125rem',
});
