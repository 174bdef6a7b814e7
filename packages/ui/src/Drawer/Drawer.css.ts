import { style, styleVariants } from '@vanilla-extract/css';
import { veil as dialogVeil } from '../Dialog/Dialog.css.ts';
import { media, vars } from '../tokens/index.ts';

export const veil = style([dialogVeil, { alignItems: 'stretch', padding: 0 }]);
export const toStart = style({ justifyContent: 'flex-start' });
export const toEnd = style({ justifyContent: 'flex-end' });

const panel = style([
  {
    background: vars.colour.background.raised,
    boxShadow: vars.shadow.overlay,
    color: vars.colour.text.default,
    display: 'flex',
    inlineSize: `min(100vw - ${vars.space[10]}, ${vars.size.narrow})`,
    maxInlineSize: '100%',
    transition: `transform ${vars.motion.slow} ${vars.motion.enter}`,
    // It leaves with its veil.
    selectors: { '&[data-exiting]': { transition: 'none' } },
  },
  media({ forcedColours: { border: `${vars.size.hairline} solid` } }),
]);

const leftwards = { transform: 'translateX(-100%)' };
const rightwards = { transform: 'translateX(100%)' };

export const side = styleVariants({
  start: [
    panel,
    {
      borderInlineEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
      selectors: {
        '&[data-entering]': leftwards,
        '[dir="rtl"] &[data-entering]': rightwards,
      },
    },
  ],
  end: [
    panel,
    {
      borderInlineStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
      selectors: {
        '&[data-entering]': rightwards,
        '[dir="rtl"] &[data-entering]': leftwards,
      },
    },
  ],
});
