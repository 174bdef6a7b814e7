import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../tokens/index.ts';

export const image = recipe({
  base: { blockSize: 'auto', display: 'block', maxInlineSize: '100%' },
  variants: {
    fit: {
      whole: {},
      cover: { blockSize: '100%', inlineSize: '100%', objectFit: 'cover' },
    },
    // No room, where the words of one that is lost would stand letter by letter.
    measures: {
      known: {},
      lost: { blockSize: 0, overflow: 'hidden' },
    },
    corners: {
      square: {},
      round: { borderRadius: vars.radius.large },
    },
  },
});

/** Holds the place while the measures are read. */
export const waiting = style({
  background: vars.colour.background.pressed,
  borderRadius: vars.radius.large,
  minBlockSize: vars.space[24],
});
