import { style } from '@vanilla-extract/css';
import { shadeWhereMore } from '../styles/shade-where-more.ts';
import { media, vars } from '../tokens/index.ts';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

// Many tabs scroll within themselves, so that the page does not.
export const list = style({
  background: shadeWhereMore,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
});

export const tab = style([
  {
    alignItems: 'center',
    borderBlockEnd: '2px solid transparent',
    color: vars.colour.text.muted,
    cursor: 'pointer',
    display: 'flex',
    flexShrink: 0,
    fontWeight: vars.weight.medium,
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.colour.text.default },
      '&[data-selected]': {
        borderBlockEndColor: vars.colour.primary.solid,
        color: vars.colour.primary.text,
      },
      '&[data-disabled]': { color: vars.colour.text.disabled, cursor: 'default' },
      '&[data-focus-visible]': { borderRadius: vars.radius.small, outlineOffset: '-2px' },
    },
  },
  media({
    touch: { minBlockSize: vars.size.touch },
    // Every line is drawn there; the chosen one has to differ.
    forcedColours: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } },
    },
  }),
]);

export const panel = style({
  selectors: { '&[data-focus-visible]': { borderRadius: vars.radius.small } },
});
