import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const list = style({
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  minInlineSize: 0,
  overflow: 'auto',
  selectors: { '&[data-focus-visible]': { outlineOffset: '-2px' } },
});

export const item = style([
  {
    alignItems: 'center',
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    cursor: 'pointer',
    display: 'flex',
    gap: vars.space[3],
    minBlockSize: '3.25rem',
    paddingInline: vars.space[4],
    selectors: {
      '&[data-hovered]': { background: vars.colour.background.hover },
      '&[data-selected]': { background: vars.colour.primary.soft },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
    },
  },
  media({ forcedColours: { selectors: { '&[data-selected]': { outline: '1px solid' } } } }),
]);

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fact = style({
  color: vars.colour.text.muted,
  flexShrink: 0,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const nothing = style({
  color: vars.colour.text.muted,
  padding: vars.space[8],
  textAlign: 'center',
});
