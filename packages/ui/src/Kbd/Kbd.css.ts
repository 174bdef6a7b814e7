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
  inlineSize: 'fit-content',
  lineHeight: vars.lineHeight.normal,
  minInlineSize: '1.7em',
  paddingInline: '0.4em',
  textAlign: 'center',
});

export const keyList = style({ listStyleType: '""', margin: 0, padding: 0 });

export const keyRow = style({
  alignItems: 'baseline',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const what = style({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});
