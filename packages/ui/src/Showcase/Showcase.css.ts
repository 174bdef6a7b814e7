import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const figure = style({ margin: 0, minInlineSize: 0 });

export const sheet = style([
  {
    background: vars.colour.background.surface,
    border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  },
]);

export const inside = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    padding: vars.space[5],
  },
  media({ sm: { padding: vars.space[8] } }),
]);

export const foot = style({
  alignItems: 'center',
  background: vars.colour.background.raised,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
});

export const caption = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  marginBlockStart: vars.space[3],
  textAlign: 'center',
});
