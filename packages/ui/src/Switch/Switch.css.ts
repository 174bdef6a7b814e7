import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

const travel = '1rem';

export const track = style({
  background: vars.colour.background.surface,
  blockSize: '1.5rem',
  border: `${vars.size.hairline} solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.full,
  flexShrink: 0,
  inlineSize: '2.5rem',
  padding: '3px',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.border.controlHover },
    '[data-selected] > &': {
      background: vars.colour.primary.solid,
      borderColor: vars.colour.primary.solid,
    },
  },
});

export const thumb = style({
  background: vars.colour.border.control,
  blockSize: '1rem',
  borderRadius: vars.radius.full,
  display: 'block',
  // Forced colours take backgrounds away, never borders.
  border: `${vars.size.hairline} solid transparent`,
  inlineSize: '1rem',
  transition: `margin ${vars.motion.normal} ${vars.motion.enter}`,
  selectors: {
    '[data-selected] > * > &': {
      background: vars.colour.primary.onSolid,
      marginInlineStart: travel,
    },
  },
});

export const detail = style({
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
  marginInlineStart: `calc(2.5rem + ${vars.space[3]})`,
});
