import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const ring = style({
  alignItems: 'center',
  display: 'inline-flex',
  flexDirection: 'column',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const dial = style({ blockSize: '8rem', inlineSize: '8rem', position: 'relative' });
export const drawing = style({ blockSize: '100%', inlineSize: '100%' });
export const track = style([
  { stroke: vars.colour.background.pressed },
  // A line where the rest is to come: two of the system's colours may look alike.
  media({ forcedColours: { stroke: 'CanvasText', strokeWidth: '1px' } }),
]);
export const arc = style([
  {
    stroke: vars.colour.primary.solid,
    transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
  },
  media({ forcedColours: { stroke: 'CanvasText' } }),
]);

export const middle = style({
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'column',
  inset: 0,
  justifyContent: 'center',
  position: 'absolute',
});

export const value = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.tight,
});

export const detail = style({ color: vars.colour.text.muted, fontSize: vars.text.xs });
export const done = style({ color: vars.colour.success.text });
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium });
