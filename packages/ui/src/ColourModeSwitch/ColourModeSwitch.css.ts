import { style } from '@vanilla-extract/css';
import { chosenLine } from '../styles/chosen.ts';
import { media, vars } from '../tokens/index.ts';

export const group = style({
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  inlineSize: 'fit-content',
  padding: '2px',
});

export const fitting = style(media({ belowSm: { display: 'none' } }));

/** The same choice behind one button, where there is no room for three. */
export const small = style([{ display: 'none' }, media({ belowSm: { display: 'inline-flex' } })]);

export const option = style([
  {
    blockSize: vars.size.controlSmall,
    cursor: 'pointer',
    display: 'inline-flex',
    inlineSize: vars.size.controlSmall,
    position: 'relative',
  },
  media({ touch: { blockSize: vars.size.touch, inlineSize: vars.size.touch } }),
]);

/** The whole place is the radio itself; its drawing lies on it. */
export const choice = style([
  {
    appearance: 'none',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    inset: 0,
    margin: 0,
    position: 'absolute',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:checked': { background: vars.colour.background.pressed },
      '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    },
  },
  media({
    forcedColours: { selectors: { '&:checked:not(:focus-visible)': chosenLine } },
  }),
]);

export const sign = style({
  color: vars.colour.text.muted,
  display: 'grid',
  inlineSize: '100%',
  placeContent: 'center',
  pointerEvents: 'none',
  position: 'relative',
  selectors: {
    [`${option}:hover &, ${choice}:checked + &`]: { color: vars.colour.text.default },
  },
});
