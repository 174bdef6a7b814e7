import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const icon = recipe({
  base: { flexShrink: 0 },
  variants: {
    size: {
      small: { blockSize: vars.size.iconSmall, inlineSize: vars.size.iconSmall },
      medium: { blockSize: vars.size.icon, inlineSize: vars.size.icon },
      large: { blockSize: vars.size.iconLarge, inlineSize: vars.size.iconLarge },
      hero: { blockSize: vars.size.iconHero, inlineSize: vars.size.iconHero },
    },
    isMirrored: {
      true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
    },
  },
});

/** Shows the colour of the text through the drawing. */
export const drawn = style([
  {
    display: 'inline-block',
    maskPosition: 'center',
    maskRepeat: 'no-repeat',
    maskSize: 'contain',
    selectors: { '&[data-state="shown"]': { background: 'currentColor' } },
  },
  media({
    forcedColours: {
      selectors: {
        '&[data-state="shown"]': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  }),
]);
