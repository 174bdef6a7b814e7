import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const nav = style([
  {
    background: vars.colour.background.surface,
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
  },
  media({
    md: {
      background: 'transparent',
      border: 0,
      padding: `${vars.space[6]} ${vars.space[4]}`,
    },
  }),
]);

export const list = style([
  {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    listStyleType: '""',
    margin: 0,
    padding: 0,
  },
  media({ md: { gap: vars.space[1], gridAutoFlow: 'row' } }),
]);

export const item = style([
  {
    alignItems: 'center',
    color: vars.colour.text.muted,
    display: 'flex',
    flexDirection: 'column',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    gap: vars.space[1],
    justifyContent: 'center',
    lineHeight: vars.lineHeight.tight,
    minBlockSize: vars.size.bottomBar,
    paddingInline: vars.space[1],
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.colour.text.default },
      '&[data-focus-visible]': { outlineOffset: '-3px' },
      '&[data-current]': { color: vars.colour.primary.text },
    },
  },
  media({
    md: {
      borderRadius: vars.radius.medium,
      flexDirection: 'row',
      fontSize: vars.text.md,
      gap: vars.space[3],
      justifyContent: 'flex-start',
      minBlockSize: vars.size.control,
      paddingInline: vars.space[3],
      textAlign: 'start',
      selectors: {
        '&[data-hovered]': { background: vars.colour.background.hover },
        '&[data-current]': {
          background: vars.colour.primary.softHover,
          color: vars.colour.primary.onSoft,
        },
      },
    },
  }),
]);

export const word = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
