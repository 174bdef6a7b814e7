import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const row = style([
  {
    alignItems: 'flex-start',
    borderRadius: vars.radius.small,
    color: vars.colour.text.default,
    cursor: 'pointer',
    display: 'flex',
    gap: vars.space[3],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: vars.space[1],
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { cursor: 'default', opacity: 0.6 },
    },
  },
  media({ touch: { alignItems: 'center', minBlockSize: vars.size.touch } }),
]);

export const box = style({
  alignItems: 'center',
  background: vars.colour.background.surface,
  blockSize: vars.size.icon,
  border: `${vars.size.hairline} solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.small,
  color: vars.colour.primary.onSolid,
  display: 'flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  justifyContent: 'center',
  marginBlockStart: '0.125rem',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.border.controlHover },
    '[data-invalid] > &': { borderColor: vars.colour.error.solid },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.colour.primary.solid,
      borderColor: vars.colour.primary.solid,
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  // Under the words, past the box.
  marginInlineStart: `calc(${vars.size.icon} + ${vars.space[3]})`,
});

export const columns = style({
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  minInlineSize: 0,
  rowGap: vars.space[1],
});

export const list = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minInlineSize: 0,
  },
  media({ print: { display: 'none' } }),
]);
