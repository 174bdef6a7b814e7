import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const head = style({
  alignItems: 'baseline',
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  justifyContent: 'space-between',
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Under a name that leaves it no room. */
export const value = style([
  words,
  {
    color: vars.colour.text.muted,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
  },
]);

export const track = style([
  {
    background: vars.colour.background.pressed,
    blockSize: '0.5rem',
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    position: 'relative',
  },
  media({ forcedColours: { border: `${vars.size.hairline} solid` } }),
]);

export const fill = style([
  {
    background: vars.colour.primary.solid,
    blockSize: '100%',
    borderRadius: vars.radius.full,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  },
  media({ forcedColours: { forcedColorAdjust: 'none' } }),
]);

export const passing = style([
  fill,
  {
    animation: `${pass} 1.4s ${vars.motion.ease} infinite`,
    inlineSize: '40%',
    position: 'absolute',
  },
  media({ reducedMotion: { animation: 'none', inlineSize: '100%', opacity: 0.5 } }),
]);
