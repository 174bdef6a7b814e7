import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const list = style({
  alignItems: 'center',
  display: 'flex',
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const locale = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.medium,
    color: vars.colour.text.muted,
    display: 'inline-flex',
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    justifyContent: 'center',
    minBlockSize: vars.size.controlSmall,
    minInlineSize: vars.size.controlSmall,
    paddingInline: vars.space[2],
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': {
        background: vars.colour.background.hover,
        color: vars.colour.text.default,
      },
      '&[aria-current]': {
        color: vars.colour.text.default,
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.35em',
      },
    },
  },
  media({
    // Where there is little room, the way to the other language is what matters.
    belowSm: { selectors: { '&[aria-current]': { display: 'none' } } },
    touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  }),
]);
