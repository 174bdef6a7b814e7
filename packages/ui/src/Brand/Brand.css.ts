import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const brand = recipe({
  base: [
    {
      alignItems: 'center',
      borderRadius: vars.radius.small,
      color: vars.colour.text.default,
      display: 'inline-flex',
      fontFamily: vars.font.reading,
      fontWeight: vars.weight.medium,
      gap: vars.space[2],
      letterSpacing: vars.tracking.tight,
      textDecoration: 'none',
    },
    media({ touch: { minBlockSize: vars.size.touch } }),
  ],
  variants: {
    size: {
      medium: [
        {
          // Where there is no room for the name it folds out of sight, and the mark stays.
          blockSize: '1.5em',
          flexWrap: 'wrap',
          fontSize: vars.text.lg,
          lineHeight: vars.lineHeight.normal,
          overflow: 'hidden',
        },
        media({ touch: { blockSize: vars.size.touch } }),
      ],
      // One word, which cannot fold: much enlarged, it keeps to the width of the screen.
      large: { fontSize: `min(${vars.text['2xl']}, 11vw)` },
    },
  },
});

export const mark = style({
  // As high as its line, so that a name that folds is under all of it.
  blockSize: '100%',
  color: vars.colour.primary.text,
  flexShrink: 0,
  inlineSize: '1.35em',
});
