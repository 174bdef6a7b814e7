import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const skipLink = style([
  {
    background: vars.colour.background.raised,
    borderRadius: vars.radius.medium,
    boxShadow: vars.shadow.overlay,
    color: vars.colour.text.default,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    position: 'fixed',
    zIndex: vars.layer.skipLink,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-100vh' } },
  },
  media({ print: { display: 'none' } }),
]);
