import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
});

export const main = style([
  {
    alignSelf: 'center',
    inlineSize: '100%',
    justifySelf: 'center',
    maxInlineSize: `calc(${vars.size.narrow} + 2 * ${vars.space[4]})`,
    outline: 'none',
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    paddingInline: vars.space[4],
  },
  media({ md: { paddingBlockEnd: vars.space[24] } }),
]);

export const foot = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  padding: vars.space[4],
  textAlign: 'center',
});
