import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { sideSpace, vars, type Tone } from '../tokens/index.ts';

function tinted(tone: Tone) {
  const { softHover, onSoft } = vars.colour[tone];
  return { background: softHover, color: onSoft };
}

export const badge = recipe({
  base: {
    alignItems: 'center',
    border: `${vars.size.hairline} solid transparent`,
    // Round at both ends of one line, and still clear of the words in two.
    borderRadius: '0.75rem',
    display: 'inline-flex',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    flexShrink: 0,
    gap: vars.space[1],
    inlineSize: 'fit-content',
    lineHeight: vars.lineHeight.normal,
    maxInlineSize: '100%',
    paddingInline: sideSpace[2],
  },
  variants: {
    tone: {
      neutral: tinted('neutral'),
      primary: tinted('primary'),
      secondary: tinted('secondary'),
      success: tinted('success'),
      info: tinted('info'),
      warning: tinted('warning'),
      error: tinted('error'),
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'break-word' });
