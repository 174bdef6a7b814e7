import { media, vars } from '@ecritoire/ui/tokens';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** Set on `<html>` while the toolbar is mounted. */
export const rootAttribute = 'data-editor-toolbar';

/** How much of the page's foot a keyboard covers. */
export const keyboardInset = '--ecritoire-keyboard-inset';

export const desk = style({ position: 'relative' });

/** Stands over the text as it scrolls; under the thumb, above its keyboard, on a phone. */
export const toolbar = style([
  {
    // It and the text below do not affect each other: a key lays out only one of them.
    contain: 'layout style',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    marginBlockEnd: vars.space[6],
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  },
  media({
    // Where a page is much enlarged the lines of the text need the room.
    low: { position: 'relative' },
    touch: {
      position: 'fixed',
      insetBlockStart: 'auto',
      insetBlockEnd: `var(${keyboardInset}, 0px)`,
      insetInline: 0,
      zIndex: vars.layer.bar,
      marginBlockEnd: 0,
      // As high as the bar it lies on while one writes.
      minBlockSize: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom, 0px) + ${vars.size.hairline})`,
      background: vars.colour.background.surface,
      borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
      borderBlockEnd: 0,
      selectors: { [`${desk}:not(:focus-within) > &`]: { display: 'none' } },
    },
    md: {
      position: 'sticky',
      insetBlock: '0 auto',
      zIndex: vars.layer.sticky,
      minBlockSize: 0,
      marginBlockEnd: vars.space[6],
      background: vars.colour.background.page,
      borderBlockStart: 0,
      borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
      selectors: { [`${desk}:not(:focus-within) > &`]: { display: 'block' } },
    },
    print: { display: 'none' },
  }),
]);

/**
 * While nothing can be written the tools are there and out of reach: the text stands still when they
 * can be used, and their room is no hole before. They scroll away with it, and lie over no line that
 * is read. Under the thumb there is no room to fill.
 */
export const idle = style([
  { position: 'static' },
  media({
    touch: { position: 'fixed', visibility: 'hidden' },
    md: { position: 'static', visibility: 'visible' },
  }),
]);

/** Those that change the text. */
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const faded = style({ opacity: 0.4 });

// What takes the focus, and the text as it scrolls, come to stand clear of it where it lies over the
// head of the page.
const pageWithTools = `html[${rootAttribute}], [${rootAttribute}] > body`;
globalStyle(pageWithTools, { scrollPaddingBlockStart: vars.space[20] });
globalStyle(pageWithTools, media({ low: { scrollPaddingBlockStart: vars.space[4] } }));
// The tools are in sight, within the padding: the browser would scroll the page to bring them out.
globalStyle(`html[${rootAttribute}]:has(${toolbar}:focus-within)`, { scrollPaddingBlock: 0 });

const before = createVar();
const after = createVar();

/** One line at every width: the tools that do not fit are scrolled to, and fade. */
export const row = style({
  vars: { [before]: 'black', [after]: 'black' },
  maskImage: `linear-gradient(to right, ${before}, black ${vars.space[8]} calc(100% - ${vars.space[8]}), ${after})`,
  selectors: {
    '&[data-more-before]': { vars: { [before]: 'transparent' } },
    '&[data-more-after]': { vars: { [after]: 'transparent' } },
  },
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  paddingBlock: vars.space[1],
  scrollbarWidth: 'none',
});

globalStyle(`${row} > [role="toolbar"]`, {
  flexWrap: 'nowrap',
  inlineSize: 'max-content',
  maxInlineSize: 'none',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
});
