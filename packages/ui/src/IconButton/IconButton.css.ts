import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepsItsColours } from '../styles/on-solid.ts';
import { media, vars } from '../tokens/index.ts';

const primary: StyleRule = {
  background: vars.colour.primary.solid,
  color: vars.colour.primary.onSolid,
  ...keepsItsColours,
  selectors: {
    '&[data-hovered]': { background: vars.colour.primary.solidHover },
    '&[data-pressed]': { background: vars.colour.primary.solidPressed },
  },
};

export const iconButton = recipe({
  base: [
    {
      alignItems: 'center',
      border: `${vars.size.hairline} solid transparent`,
      borderRadius: vars.radius.medium,
      cursor: 'pointer',
      display: 'inline-flex',
      flexShrink: 0,
      justifyContent: 'center',
      padding: 0,
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { '&[data-disabled]': { cursor: 'default', opacity: 0.5 } },
    },
    media({ touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } }),
  ],
  variants: {
    tone: {
      quiet: {
        background: 'transparent',
        color: 'inherit',
        selectors: {
          '&[data-hovered]': { background: vars.colour.background.hover },
          '&[data-pressed]': { background: vars.colour.background.pressed },
        },
      },
      neutral: {
        background: vars.colour.background.surface,
        borderColor: vars.colour.border.control,
        color: vars.colour.text.default,
        selectors: {
          '&[data-hovered]': { background: vars.colour.background.hover },
          '&[data-pressed]': { background: vars.colour.background.pressed },
        },
      },
      primary,
    },
    size: {
      small: { blockSize: vars.size.controlSmall, inlineSize: vars.size.controlSmall },
      medium: { blockSize: vars.size.control, inlineSize: vars.size.control },
    },
  },
});
