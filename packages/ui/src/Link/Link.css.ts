import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
  },
  variants: {
    look: {
      text: {
        color: vars.colour.primary.text,
        textDecorationLine: 'underline',
        selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
      },
      quiet: [
        {
          alignItems: 'center',
          color: vars.colour.text.muted,
          display: 'inline-flex',
          minBlockSize: vars.size.iconLarge,
          textDecorationLine: 'none',
          selectors: {
            '&[data-hovered]': {
              color: vars.colour.text.default,
              textDecorationLine: 'underline',
            },
          },
        },
        media({ touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } }),
      ],
    },
  },
});
