import { globalStyle, style } from '@vanilla-extract/css';
import { veil as dialogVeil } from '../Dialog/Dialog.css.ts';
import { media, vars } from '../tokens/index.ts';

export const veil = style([
  dialogVeil,
  // What was chosen does not wait for it to fade.
  { alignItems: 'flex-start', selectors: { '&[data-exiting]': { animation: 'none' } } },
  media({ sm: { paddingBlockStart: '12vh' } }),
]);

export const dialog = style({
  // What stays at the head while the rest scrolls has the sheet's corners.
  borderRadius: 'inherit',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  maxBlockSize: '30rem',
  minInlineSize: 0,
  outline: 'none',
  // All of it scrolls, with the field in it: a region to scroll has something that takes the focus.
  overflowY: 'auto',
  scrollPaddingBlockStart: '3.5rem',
});

export const search = style({
  alignItems: 'center',
  background: vars.colour.background.raised,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  color: vars.colour.text.muted,
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[3],
  insetBlockStart: 0,
  paddingInline: vars.space[4],
  position: 'sticky',
  zIndex: 1,
});

export const input = style({
  background: 'transparent',
  border: 0,
  color: vars.colour.text.default,
  flex: 1,
  fontSize: vars.text.lg,
  minBlockSize: '3.25rem',
  minInlineSize: 0,
  outline: 'none',
  padding: 0,
  selectors: {
    '&::placeholder': { color: vars.colour.text.placeholder, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const list = style({
  flex: '1 0 auto',
  outline: 'none',
  padding: vars.space[2],
  // It keeps its place: what is found next is led to from the field.
  selectors: { '&[data-empty]': { display: 'none' } },
});

export const heading = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
});

export const empty = style({
  color: vars.colour.text.muted,
  padding: vars.space[6],
  textAlign: 'center',
});

/** Keys go under what they do where both have no room beside each other. */
export const folding = style({ columnGap: vars.space[3], flexWrap: 'wrap', rowGap: vars.space[1] });
globalStyle(`${folding} > :nth-child(2)`, { flex: '1 1 6em' });
globalStyle(`${folding} > kbd`, { marginInlineStart: 'auto' });
