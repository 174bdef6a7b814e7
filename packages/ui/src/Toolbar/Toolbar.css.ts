import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const toolbar = style({
  alignItems: 'center',
  background: vars.colour.background.surface,
  border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: vars.space[1],
});

export const divider = style({
  alignSelf: 'center',
  background: vars.colour.border.subtle,
  blockSize: vars.size.iconLarge,
  border: 0,
  inlineSize: vars.size.hairline,
  marginInline: vars.space[1],
});
