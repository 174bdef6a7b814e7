import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../tokens/index.ts';

export const avatar = recipe({
  base: {
    alignItems: 'center',
    background: vars.colour.secondary.softHover,
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    color: vars.colour.secondary.onSoft,
    display: 'inline-flex',
    flexShrink: 0,
    fontWeight: vars.weight.medium,
    justifyContent: 'center',
    overflow: 'hidden',
  },
  variants: {
    size: {
      small: { blockSize: '2rem', fontSize: vars.text.xs, inlineSize: '2rem' },
      medium: { blockSize: '2.5rem', fontSize: vars.text.sm, inlineSize: '2.5rem' },
      large: { blockSize: '4.5rem', fontSize: vars.text.xl, inlineSize: '4.5rem' },
    },
  },
});

export const picture = style({ blockSize: '100%', inlineSize: '100%', objectFit: 'cover' });
