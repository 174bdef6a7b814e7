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
      letterSpacing: vars.tracking.tight,
      textDecoration: 'none',
    },
    media({ touch: { minBlockSize: vars.size.touch } }),
  ],
  variants: {
    size: {
      medium: { fontSize: vars.text.lg, lineHeight: vars.lineHeight.normal },
      // One word, which cannot fold: much enlarged, it keeps to the width of the screen.
      large: { fontSize: `min(${vars.text['2xl']}, 11vw)` },
    },
  },
});

/** One line high inside, however high the link is to be touched. */
export const markAndName = recipe({
  base: { alignItems: 'center', display: 'flex', gap: vars.space[2] },
  variants: {
    size: {
      // Where there is no room for the name it folds out of sight, and the mark stays.
      medium: { blockSize: '1.5em', flexWrap: 'wrap', overflow: 'hidden' },
      large: {},
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
