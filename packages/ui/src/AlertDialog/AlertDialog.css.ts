import { style } from '@vanilla-extract/css';
import { body } from '../Dialog/Dialog.css.ts';
import { vars } from '../tokens/index.ts';

/** All of it scrolls, its answers with it: what they are about is never cut off behind them. */
export const asks = style({ overflowY: 'auto' });

export const message = style([body, { flexShrink: 0, overflowY: 'visible' }]);

export const waiting = style({
  color: vars.colour.text.muted,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});
