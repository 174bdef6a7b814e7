import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const kbd = style({
  background: vars.colour.background.raised,
  border: `${vars.size.hairline} solid ${vars.colour.neutral.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  color: vars.colour.text.muted,
  display: 'inline-block',
  fontFamily: vars.font.interface,
  fontSize: '0.8125em',
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.normal,
  minInlineSize: '1.7em',
  paddingInline: '0.4em',
  textAlign: 'center',
});
