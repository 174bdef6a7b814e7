import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const card = recipe({
  base: {
    background: vars.colour.background.surface,
    border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    borderRadius: vars.radius.large,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
  },
  variants: {
    padding: {
      none: {},
      medium: [{ padding: vars.space[4] }, media({ sm: { padding: vars.space[5] } })],
      large: [{ padding: vars.space[5] }, media({ sm: { padding: vars.space[8] } })],
    },
  },
});

export const head = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
});
