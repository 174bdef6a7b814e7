import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const circle = recipe({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: {
    size: {
      small: { blockSize: vars.size.iconSmall, inlineSize: vars.size.iconSmall },
      medium: { blockSize: vars.size.iconLarge, inlineSize: vars.size.iconLarge },
      large: { blockSize: vars.size.iconHero, inlineSize: vars.size.iconHero },
    },
  },
});

export const drawing = style({ blockSize: '100%', inlineSize: '100%' });

// A turning ring is replaced by a slow breath where motion is unwelcome: it still says "working".
export const turning = style([
  { animation: `${turn} 900ms linear infinite` },
  media({ reducedMotion: { animation: `${breathe} 2s ease-in-out infinite` } }),
]);

export const track = style({ opacity: 0.2 });
export const arc = style({
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
});
