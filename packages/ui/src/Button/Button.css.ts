import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepsItsColours } from '../styles/on-solid.ts';
import { media, sideSpace, vars, type Tone } from '../tokens/index.ts';

function filled(tone: Tone): StyleRule {
  const { solid, solidHover, solidPressed, onSolid } = vars.colour[tone];
  return {
    background: solid,
    color: onSolid,
    ...keepsItsColours,
    selectors: {
      '&[data-hovered]': { background: solidHover },
      '&[data-pressed]': { background: solidPressed },
    },
  };
}

export const button = recipe({
  base: [
    {
      alignItems: 'center',
      border: `${vars.size.hairline} solid transparent`,
      borderRadius: vars.radius.medium,
      cursor: 'pointer',
      display: 'inline-flex',
      flexShrink: 0,
      fontFamily: vars.font.interface,
      fontWeight: vars.weight.medium,
      gap: sideSpace[2],
      justifyContent: 'center',
      lineHeight: vars.lineHeight.snug,
      maxInlineSize: '100%',
      position: 'relative',
      textAlign: 'center',
      textDecoration: 'none',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
        '&[data-pending]': { cursor: 'default' },
      },
    },
    media({ touch: { minBlockSize: vars.size.touch } }),
  ],
  variants: {
    tone: {
      primary: filled('primary'),
      error: filled('error'),
      neutral: {
        background: vars.colour.background.surface,
        borderColor: vars.colour.border.control,
        color: vars.colour.text.default,
        selectors: {
          '&[data-hovered]': {
            background: vars.colour.background.hover,
            borderColor: vars.colour.border.controlHover,
          },
          '&[data-pressed]': { background: vars.colour.background.pressed },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.colour.text.default,
        selectors: {
          '&[data-hovered]': { background: vars.colour.background.hover },
          '&[data-pressed]': { background: vars.colour.background.pressed },
        },
      },
    },
    size: {
      small: {
        fontSize: vars.text.sm,
        minBlockSize: vars.size.controlSmall,
        paddingBlock: vars.space[1],
        paddingInline: sideSpace[3],
      },
      medium: {
        fontSize: vars.text.md,
        minBlockSize: vars.size.control,
        paddingBlock: vars.space[1],
        paddingInline: sideSpace[4],
      },
      large: {
        fontSize: vars.text.lg,
        minBlockSize: vars.size.controlLarge,
        paddingBlock: vars.space[2],
        paddingInline: vars.space[6],
      },
    },
    width: { fit: {}, full: { inlineSize: '100%' } },
  },
});

export const content = style({
  alignItems: 'center',
  display: 'inline-flex',
  gap: 'inherit',
  hyphens: 'auto',
  minInlineSize: 0,
  // The name of a place can be one word, wider than the page once letters are enlarged.
  overflowWrap: 'anywhere',
});

// Before a word is broken, it has the room of its sign: where the page is not 12 rem wide.
globalStyle(`${content} > svg`, { maxInlineSize: 'clamp(0px, (100vw - 12rem) * 99, 4rem)' });

/** Out of sight only: a pending button keeps its name. */
export const hiddenContent = style({ opacity: 0 });
export const pendingRing = style({
  alignItems: 'center',
  display: 'flex',
  inset: 0,
  justifyContent: 'center',
  position: 'absolute',
});
