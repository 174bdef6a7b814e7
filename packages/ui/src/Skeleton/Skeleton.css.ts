import { keyframes } from '@vanilla-extract/css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const bone = recipe({
  base: [
    {
      animation: `${breathe} 1.8s ease-in-out infinite`,
      background: vars.colour.background.pressed,
      borderRadius: vars.radius.small,
    },
    media({
      reducedMotion: { animation: 'none' },
      forcedColours: { border: `${vars.size.hairline} solid ${vars.colour.border.subtle}` },
    }),
  ],
  variants: {
    shape: {
      line: {
        blockSize: '0.9em',
        selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } },
      },
      heading: { blockSize: '1.75rem', inlineSize: 'min(100%, 16rem)' },
      block: { blockSize: vars.space[24], borderRadius: vars.radius.large },
      circle: {
        blockSize: vars.size.control,
        borderRadius: vars.radius.full,
        inlineSize: vars.size.control,
      },
    },
  },
});
