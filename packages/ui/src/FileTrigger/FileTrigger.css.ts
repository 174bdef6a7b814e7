import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const files = style({
  color: vars.colour.text.default,
  fontSize: vars.text.sm,
  listStyleType: '""',
  margin: 0,
  overflowWrap: 'anywhere',
  padding: 0,
});

export const file = style({ alignItems: 'center', display: 'flex', gap: vars.space[2] });

export const column = style({
  alignItems: 'flex-start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});
