import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const group = style({
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  padding: '2px',
});

export const fitting = style(media({ belowSm: { display: 'none' } }));

/** The same choice behind one button, where there is no room for three. */
export const small = style([{ display: 'none' }, media({ belowSm: { display: 'inline-flex' } })]);

export const option = style([
  {
    alignItems: 'center',
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.full,
    color: vars.colour.text.muted,
    cursor: 'pointer',
    display: 'inline-flex',
    inlineSize: vars.size.controlSmall,
    justifyContent: 'center',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.colour.text.default },
      '&[data-selected]': {
        background: vars.colour.background.pressed,
        color: vars.colour.text.default,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    },
  },
  media({
    touch: { blockSize: vars.size.touch, inlineSize: vars.size.touch },
    forcedColours: {
      selectors: { '&[data-selected]': { outline: `2px solid ${vars.colour.border.control}` } },
    },
  }),
]);
