import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const indicator = recipe({
  base: [
    {
      alignItems: 'center',
      display: 'inline-flex',
      fontSize: vars.text.sm,
      gap: vars.space[2],
      // As high as a button, so that "try again" beside it does not push the text down.
      minBlockSize: vars.size.controlSmall,
      maxInlineSize: '100%',
      minInlineSize: 0,
    },
    media({ touch: { minBlockSize: vars.size.touch } }),
  ],
  variants: {
    tone: {
      quiet: { color: vars.colour.text.muted },
      success: { color: vars.colour.text.muted },
      warning: { color: vars.colour.warning.text },
      error: { color: vars.colour.error.text },
    },
  },
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    [`${indicator.classNames.variants.tone.success} &`]: { color: vars.colour.success.text },
  },
});

/** A dot for "changed, not yet sent": smaller than the other signs, in the same room. */
export const dot = style({
  alignItems: 'center',
  blockSize: vars.size.iconSmall,
  display: 'inline-flex',
  inlineSize: vars.size.iconSmall,
  justifyContent: 'center',
  selectors: {
    '&::before': {
      background: 'currentColor',
      blockSize: '0.4rem',
      borderRadius: vars.radius.full,
      content: '""',
      forcedColorAdjust: 'none',
      inlineSize: '0.4rem',
    },
  },
});

/** Folds rather than lose a word: what it says is whether the text is safe. */
export const word = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
