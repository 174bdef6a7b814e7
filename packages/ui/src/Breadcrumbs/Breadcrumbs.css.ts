import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const list = style({
  alignItems: 'center',
  color: vars.colour.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  gap: vars.space[1],
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const step = style({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.small,
    color: 'inherit',
    display: 'inline-flex',
    minBlockSize: vars.size.iconLarge,
    textDecoration: 'none',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&[data-hovered]': { color: vars.colour.text.default, textDecoration: 'underline' },
      '&[data-current]': { color: vars.colour.text.default, fontWeight: vars.weight.medium },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } }),
]);
