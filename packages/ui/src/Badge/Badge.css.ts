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
    borderRadius: vars.radius.full,
    display: 'inline-flex',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    gap: vars.space[1],
    lineHeight: vars.lineHeight.normal,
    paddingInline: sideSpace[2],
    whiteSpace: 'nowrap',
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
