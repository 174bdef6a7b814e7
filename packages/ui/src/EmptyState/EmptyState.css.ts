import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const empty = style([
  {
    alignItems: 'center',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    marginInline: 'auto',
    maxInlineSize: '32rem',
    paddingBlock: vars.space[12],
    textAlign: 'center',
  },
  media({ sm: { paddingInline: vars.space[4] } }),
]);

export const drawing = style({ color: vars.colour.border.control, marginBlockEnd: vars.space[1] });
export const failed = style({ color: vars.colour.error.text });
export const words = style({
  color: vars.colour.text.muted,
  hyphens: 'auto',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
  maxInlineSize: '100%',
  paddingBlockStart: vars.space[3],
});
