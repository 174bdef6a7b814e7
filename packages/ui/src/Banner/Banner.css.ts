import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, sideSpace, vars, type Tone } from '../tokens/index.ts';

function tinted(tone: Tone) {
  const { soft, onSoft, border } = vars.colour[tone];
  return { background: soft, borderColor: border, color: onSoft };
}

export const banner = recipe({
  base: {
    alignItems: 'flex-start',
    border: `${vars.size.hairline} solid`,
    borderRadius: vars.radius.large,
    display: 'flex',
    gap: sideSpace[3],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    paddingInline: sideSpace[4],
  },
  variants: {
    tone: {
      neutral: tinted('neutral'),
      primary: tinted('primary'),
      info: tinted('info'),
      success: tinted('success'),
      warning: tinted('warning'),
      error: tinted('error'),
    },
  },
});

const signSize = `min(${vars.size.icon}, 6.25vw)`;
export const sign = style({ flexShrink: 0, paddingBlockStart: '0.125rem' });
globalStyle(`${sign} > *`, { inlineSize: signSize });

export const body = style({
  alignItems: 'center',
  columnGap: vars.space[4],
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minInlineSize: 0,
  rowGap: vars.space[3],
});

export const words = style({
  flex: '1 1 14rem',
  hyphens: 'auto',
  minInlineSize: 0,
  // An address by e-mail has no other place to break.
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.weight.semibold });
export const actions = style([
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 },
  // Under the sign as well: a button needs the width more than the words do.
  media({
    belowSm: {
      flex: '1 1 100%',
      marginInlineStart: `calc(-1 * (${signSize} + ${sideSpace[3]}))`,
    },
  }),
]);
