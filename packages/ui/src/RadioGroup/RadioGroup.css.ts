import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chosenLine } from '../styles/chosen.ts';
import { media, sideSpace, vars } from '../tokens/index.ts';

/** Two to a line, or one below the other where a word would not fit, as with enlarged letters. */
const pairs = `repeat(auto-fit, minmax(min(100%, max(7rem, 50% - ${vars.space[2]})), 1fr))`;

export const choices = recipe({
  base: { display: 'flex', gap: vars.space[2], minInlineSize: 0 },
  variants: {
    look: { list: { flexDirection: 'column' }, chips: { flexWrap: 'wrap' } },
    /** Chips of an even number stand in one line or in pairs, so that no last one is left alone. */
    isEven: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { look: 'chips', isEven: true },
      style: media({
        lg: { flexWrap: 'nowrap' },
        belowLg: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, auto)',
          justifyContent: 'start',
        },
        belowSm: { gridTemplateColumns: pairs, justifyContent: 'normal' },
      }),
    },
    {
      variants: { look: 'chips', isEven: false },
      style: media({ belowSm: { flexDirection: 'column' } }),
    },
  ],
});

export const choice = recipe({
  base: [
    {
      border: `${vars.size.hairline} solid ${vars.colour.border.control}`,
      background: vars.colour.background.surface,
      color: vars.colour.text.default,
      cursor: 'pointer',
      display: 'flex',
      gap: vars.space[3],
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&[data-hovered]': { borderColor: vars.colour.border.controlHover },
        '&[data-selected]': {
          background: vars.colour.primary.soft,
          borderColor: vars.colour.primary.solid,
          boxShadow: `inset 0 0 0 1px ${vars.colour.primary.solid}`,
          color: vars.colour.primary.onSoft,
        },
        '&[data-focus-visible]': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '2px',
        },
        '&[data-disabled]': { cursor: 'default', opacity: 0.6 },
      },
    },
    media({
      forcedColours: { selectors: { '&[data-selected]:not([data-focus-visible])': chosenLine } },
    }),
  ],
  variants: {
    look: {
      list: {
        borderRadius: vars.radius.medium,
        gap: sideSpace[3],
        paddingBlock: vars.space[3],
        paddingInline: sideSpace[3],
      },
      chips: [
        {
          alignItems: 'center',
          borderRadius: vars.radius.full,
          gap: sideSpace[2],
          minBlockSize: vars.size.control,
          paddingInline: sideSpace[4],
        },
        media({
          belowSm: {
            blockSize: '100%',
            borderRadius: vars.radius.large,
            fontSize: vars.text.sm,
            lineHeight: vars.lineHeight.snug,
            paddingBlock: vars.space[1],
            paddingInline: sideSpace[3],
          },
          touch: { minBlockSize: vars.size.touch },
        }),
      ],
    },
  },
});

export const dot = style([
  {
    blockSize: vars.size.icon,
    border: `${vars.size.hairline} solid ${vars.colour.border.control}`,
    borderRadius: vars.radius.full,
    flexShrink: 0,
    inlineSize: vars.size.icon,
    marginBlockStart: '0.125rem',
    selectors: {
      '[data-selected] > &': {
        borderColor: vars.colour.primary.solid,
        borderWidth: '6px',
      },
    },
  },
]);

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const detail = style({ color: vars.colour.text.muted, fontSize: vars.text.sm });
