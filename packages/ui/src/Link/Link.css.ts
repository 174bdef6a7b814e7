import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fromTheParent } from '../styles/from-the-parent.ts';
import { media, vars } from '../tokens/index.ts';

/** What its letters, 1.2 em high, lack to a target. */
const lacking = `max(0px, (${vars.size.iconLarge} - 1.2em) / 2)`;

export const link = recipe({
  base: [
    {
      borderRadius: vars.radius.small,
      cursor: 'pointer',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 'from-font',
      // Only a link outside of running text, in a Stack or an Inline, is a box: text must not move.
      alignContent: 'center',
      minBlockSize: vars.size.iconLarge,
      selectors: { "&[dir='auto']": { textAlign: fromTheParent } },
    },
    media({ touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } }),
  ],
  variants: {
    look: {
      text: {
        // Reaches over and under its line, which stays as high as it was.
        boxSizing: 'content-box',
        color: vars.colour.primary.text,
        marginBlock: `calc(-1 * ${lacking})`,
        paddingBlock: lacking,
        textDecorationLine: 'underline',
        selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
      },
      quiet: {
        alignItems: 'center',
        color: vars.colour.text.muted,
        display: 'inline-flex',
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

/** The current page must differ from the actions beside it. */
export const buttonLink = style([
  {
    selectors: {
      '&[aria-current]': {
        background: vars.colour.primary.softHover,
        borderColor: vars.colour.primary.border,
        color: vars.colour.primary.onSoft,
      },
    },
  },
  media({
    forcedColours: {
      selectors: {
        '&[aria-current]': {
          background: vars.colour.primary.solid,
          color: vars.colour.primary.onSolid,
          forcedColorAdjust: 'none',
        },
      },
    },
  }),
]);
