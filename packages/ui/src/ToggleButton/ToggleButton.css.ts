import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../tokens/index.ts';

export const toggle = recipe({
  base: [
    {
      alignItems: 'center',
      background: 'transparent',
      border: `${vars.size.hairline} solid transparent`,
      borderRadius: vars.radius.medium,
      color: vars.colour.text.default,
      cursor: 'pointer',
      display: 'inline-flex',
      flexShrink: 0,
      fontFamily: vars.font.interface,
      fontWeight: vars.weight.medium,
      gap: vars.space[2],
      justifyContent: 'center',
      lineHeight: vars.lineHeight.snug,
      maxInlineSize: '100%',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&[data-hovered]': { background: vars.colour.background.hover },
        '&[data-pressed]': { background: vars.colour.background.pressed },
        '&[data-selected]': {
          background: vars.colour.primary.softHover,
          borderColor: vars.colour.primary.border,
          color: vars.colour.primary.onSoft,
        },
        '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
      },
    },
    media({
      unscripted: { display: 'none' },
      touch: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      forcedColours: {
        selectors: {
          '&[data-selected]': {
            background: vars.colour.primary.solid,
            color: vars.colour.primary.onSolid,
            forcedColorAdjust: 'none',
          },
        },
      },
    }),
  ],
  variants: {
    size: {
      small: { fontSize: vars.text.sm, minBlockSize: vars.size.controlSmall },
      medium: { fontSize: vars.text.md, minBlockSize: vars.size.control },
    },
    look: { plain: {}, outlined: { borderColor: vars.colour.border.control } },
    isIconOnly: { true: { padding: 0 }, false: { paddingInline: vars.space[3] } },
  },
  compoundVariants: [
    {
      variants: { size: 'small', isIconOnly: true },
      style: { inlineSize: vars.size.controlSmall },
    },
    { variants: { size: 'medium', isIconOnly: true }, style: { inlineSize: vars.size.control } },
  ],
});
