import { globalStyle, style } from '@vanilla-extract/css';
import { rootWith } from '../styles/root-with.ts';
import { media, vars } from '../tokens/index.ts';
import { leaving } from '../tokens/leaving.css.ts';

export const trigger = style({
  alignItems: 'center',
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  textAlign: 'start',
});

export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.colour.text.placeholder } },
});

/** As wide as what opens over the page may be. */
export const pageWidth = `calc(100vw - 2 * ${vars.space[2]})`;

/** Shared by every list that opens over the page. */
export const popover = style([
  {
    background: vars.colour.background.raised,
    border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: pageWidth,
    overflow: 'auto',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-entering]': { opacity: 0, transform: 'translateY(-4px)' },
      ...leaving,
    },
  },
]);

// Wider than the page, the page would scroll to what an arrow key reaches, and the list close.
export const asWideAsTrigger = style({ minInlineSize: `min(var(--trigger-width), ${pageWidth})` });

/**
 * It has its own scrolling: if its container scrolled, the page would too, and the list would
 * close.
 */
export const options = style({
  minBlockSize: 0,
  outline: 'none',
  overflow: 'auto',
  padding: vars.space[1],
});

// What floats over the bottom of the page is under the list: the page does not make room for it. Under
// any other list it does not scroll; a change of the root’s style would style the whole page again.
globalStyle(rootWith(`${popover}[data-trigger='ComboBox']`), { scrollPaddingBlockEnd: 0 });

export const option = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.medium,
    color: vars.colour.text.default,
    cursor: 'pointer',
    display: 'flex',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    outline: 'none',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    textDecoration: 'none',
    selectors: {
      '&[data-focused]': { background: vars.colour.background.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.colour.text.disabled, cursor: 'default' },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 });
export const detail = style({ color: vars.colour.text.muted, fontSize: vars.text.sm });
export const tick = style({
  color: vars.colour.primary.text,
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
});
