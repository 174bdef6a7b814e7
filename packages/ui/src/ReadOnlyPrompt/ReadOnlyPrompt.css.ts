import { style } from '@vanilla-extract/css';
import { bottomInset } from '../DashboardLayout/DashboardLayout.css.ts';
import { vars } from '../tokens/index.ts';

/** In sight wherever one reads: at the foot of the window, or after a text that is shorter. */
export const foot = style({
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  insetBlockEnd: `calc(${bottomInset} + ${vars.space[4]})`,
  position: 'sticky',
  zIndex: vars.layer.bar,
});
