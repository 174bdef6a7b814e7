import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const picture = style({
  blockSize: 'auto',
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  display: 'block',
  inlineSize: '100%',
});

const dark = "[data-colour-mode='dark'] &, .dark &";
const notLight = ":root:not([data-colour-mode='light'], .light) &";

/** A picture that is not shown is not loaded, either: it is lazy. */
export const shownIn = {
  light: style([
    { display: 'block', selectors: { [dark]: { display: 'none' } } },
    media({ prefersDark: { selectors: { [notLight]: { display: 'none' } } } }),
  ]),
  dark: style([
    { display: 'none', selectors: { [dark]: { display: 'block' } } },
    media({ prefersDark: { selectors: { [notLight]: { display: 'block' } } } }),
  ]),
};
