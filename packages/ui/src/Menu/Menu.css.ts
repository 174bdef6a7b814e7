import { style } from '@vanilla-extract/css';
import { pageWidth } from '../Select/Select.css.ts';
import { vars } from '../tokens/index.ts';

export const menu = style({
  maxInlineSize: '100%',
  minInlineSize: `min(${vars.size.menu}, ${pageWidth} - 2 * ${vars.size.hairline})`,
  outline: 'none',
  padding: vars.space[1],
});

export const destructive = style({ color: vars.colour.error.text });

export const heading = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
});
