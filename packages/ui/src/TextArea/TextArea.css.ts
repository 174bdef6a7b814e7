import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

/** Beyond it the text scrolls inside: what stands under the field stays within reach. */
const tallest = 'min(24rem, 60dvh)';

// The copy in ::after lies under the text area in the same cell, so that the cell is as high as
// the text: growth without measuring by script.
export const grow = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&::after': {
      border: `${vars.size.hairline} solid transparent`,
      content: "attr(data-text) ' '",
      gridArea: '1 / 1',
      maxBlockSize: tallest,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      paddingBlock: `calc(${vars.space[2]} - ${vars.size.hairline})`,
      paddingInline: vars.space[3],
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
    },
  },
});

export const area = style({
  gridArea: '1 / 1',
  maxBlockSize: tallest,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  resize: 'none',
});

export const below = style({
  alignItems: 'baseline',
  color: vars.colour.text.muted,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  justifyContent: 'space-between',
});

/** Gives way to the count beside it, down to where neither would be easy to read. */
export const hint = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});
