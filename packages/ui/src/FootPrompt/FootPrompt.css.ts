import { globalStyle, style } from '@vanilla-extract/css';
import { bottomInset, footInset } from '../DashboardLayout/DashboardLayout.css.ts';
import { media, queries, vars } from '../tokens/index.ts';

/** Set on `<html>` while a prompt is mounted. */
export const rootAttribute = 'data-foot-prompt';

/** Always visible: at the foot of the window, or after a text that is shorter. */
export const foot = style([
  {
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.raised,
    insetBlockEnd: `calc(${bottomInset} + ${vars.space[4]})`,
    position: 'sticky',
    zIndex: vars.layer.bar,
  },
  // There it would lie over all that is read.
  media({ low: { position: 'static' }, print: { display: 'none' } }),
]);

// On a small screen its words and its button stand one above the other.
globalStyle(`:root[${rootAttribute}]`, {
  vars: { [footInset]: `calc(${vars.space[24]} + ${vars.space[16]} + ${vars.space[2]})` },
  '@media': {
    [queries.sm]: { vars: { [footInset]: `calc(${vars.space[24]} + ${vars.space[2]})` } },
    [queries.low]: { vars: { [footInset]: '0px' } },
  },
});

// It is in sight, within the padding: the browser would scroll the page to bring it out.
globalStyle(`html[${rootAttribute}]:has(${foot}:focus-within)`, { scrollPaddingBlock: 0 });
