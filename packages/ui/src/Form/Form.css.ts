import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const actions = style([
  {
    alignItems: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    justifyContent: 'flex-end',
    paddingBlockStart: vars.space[2],
  },
  media({ belowSm: { alignItems: 'stretch', flexDirection: 'column-reverse' } }),
]);
