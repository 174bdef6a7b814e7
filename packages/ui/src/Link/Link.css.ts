import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../tokens/index.ts';

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
      quiet: {
        color: vars.colour.text.muted,
        textDecorationLine: 'none',
        selectors: {
          '&[data-hovered]': {
            color: vars.colour.text.default,
            textDecorationLine: 'underline',
          },
        },
      },
    },
  },
});
