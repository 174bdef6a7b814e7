import { style } from '@vanilla-extract/css';
import { keepsItsColours } from '../styles/on-solid.ts';
import { vars } from '../tokens/index.ts';
import { leaving } from '../tokens/leaving.css.ts';

export const tooltip = style([
  keepsItsColours,
  {
    background: vars.colour.neutral.solid,
    // Where colours are forced, the line is all that parts it from the page.
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.medium,
    color: vars.colour.neutral.onSolid,
    fontSize: vars.text.sm,
    maxInlineSize: vars.size.menu,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    textAlign: 'center',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering]': { opacity: 0 }, ...leaving },
  },
]);

/** No box of its own: the button stays where it was. */
export const anchor = style({ display: 'contents' });
