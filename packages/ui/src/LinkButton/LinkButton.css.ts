import { style } from '@vanilla-extract/css';

export const linkButton = style({
  background: 'transparent',
  border: 0,
  cursor: 'pointer',
  font: 'inherit',
  padding: 0,
  textAlign: 'start',
});
