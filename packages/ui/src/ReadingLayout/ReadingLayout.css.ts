import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const layout = style([
  {
    display: 'grid',
    gap: vars.space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: vars.size.reading,
  },
  media({
    lg: {
      columnGap: vars.space[16],
      gridTemplateColumns: `${vars.size.menu} minmax(0, ${vars.size.reading})`,
      maxInlineSize: 'none',
    },
  }),
]);

export const aside = style([
  { minInlineSize: 0 },
  media({
    lg: {
      alignSelf: 'start',
      insetBlockStart: vars.space[8],
      maxBlockSize: `calc(100dvh - ${vars.space[16]})`,
      overflowY: 'auto',
      position: 'sticky',
    },
    print: { display: 'none' },
  }),
]);

export const list = style({
  borderInlineStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  display: 'flex',
  flexDirection: 'column',
  listStyleType: '""',
  margin: 0,
  marginBlockStart: vars.space[3],
  padding: 0,
});

export const link = style([
  {
    color: vars.colour.text.muted,
    display: 'block',
    fontSize: vars.text.sm,
    lineHeight: vars.lineHeight.snug,
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.colour.text.default, textDecoration: 'underline' },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch, paddingBlock: vars.space[3] } }),
]);

export const part = style({ scrollMarginBlockStart: vars.space[8] });
