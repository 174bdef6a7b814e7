import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import { vars } from '../tokens/theme.css.ts';
import { fromTheParent } from './from-the-parent.ts';
import { queries } from '../tokens/queries.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  background: vars.colour.background.page,
  color: vars.colour.text.default,
  fontFamily: vars.font.interface,
  fontOpticalSizing: 'auto',
  lineHeight: vars.lineHeight.normal,
  MozOsxFontSmoothing: 'grayscale',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle('body', { minBlockSize: '100dvh', overflowWrap: 'break-word' });

globalStyle('h1, h2, h3, h4', { fontWeight: 'inherit', fontSize: 'inherit', textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
// On paper a heading stays with what follows it, and nothing waits to be pressed.
globalStyle('h1, h2, h3, h4, header', {
  '@media': { [queries.print]: { breakAfter: 'avoid', breakInside: 'avoid' } },
});
globalStyle('p, li, blockquote', { '@media': { [queries.print]: { orphans: 2, widows: 2 } } });
globalStyle('button, input, select, textarea, form', {
  '@media': { [queries.print]: { display: 'none !important' } },
});
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('fieldset', { border: 0, padding: 0, minInlineSize: 0 });

// No weight of its own: a component that draws its focus otherwise has the last word.
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
});
// What people wrote, and figures with their units, run their own way from where the page begins a line.
globalStyle(":where([dir='auto'])", { textAlign: fromTheParent });
// A word of theirs may be longer than a small screen is wide, and makes no box wider than that.
globalStyle(":where([dir='auto'], [translate='no'], bdi)", { overflowWrap: 'anywhere' });
globalStyle(":where(input, textarea):where([dir='auto'])", { textAlign: 'start' });
globalStyle('::selection', {
  background: vars.colour.selection,
  color: vars.colour.text.default,
});
globalStyle('mark', {
  background: vars.colour.selection,
  borderRadius: vars.radius.small,
  color: 'inherit',
});
globalStyle('html', {
  '@media': { [queries.reducedMotion]: { scrollBehavior: 'auto' } },
});
