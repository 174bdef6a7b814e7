import { style, styleVariants } from '@vanilla-extract/css';
import { media, sideSpace, vars } from '../tokens/index.ts';

export const field = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
    textAlign: 'start',
  },
  media({ print: { display: 'none' } }),
]);

export const label = style({
  color: vars.colour.text.default,
  cursor: 'default',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const optional = style({
  color: vars.colour.text.muted,
  fontWeight: vars.weight.regular,
  marginInlineStart: vars.space[2],
});

export const description = style({ color: vars.colour.text.muted, fontSize: vars.text.sm });

export const error = style({
  alignItems: 'flex-start',
  color: vars.colour.error.text,
  display: 'flex',
  fontSize: vars.text.sm,
  gap: vars.space[1],
});

/** Neither visible nor announced, but it takes its space. */
export const hiddenSpace = style({ visibility: 'hidden' });

/** Centres the sign on the first line of the message. */
export const errorSign = style({ flexShrink: 0, paddingBlockStart: '0.15em' });

export const control = style([
  {
    background: vars.colour.background.surface,
    border: `${vars.size.hairline} solid ${vars.colour.border.control}`,
    borderRadius: vars.radius.medium,
    color: vars.colour.text.default,
    fontFamily: vars.font.interface,
    // Under 16 px, phones zoom the page in when the field is focused.
    fontSize: vars.text.md,
    inlineSize: '100%',
    lineHeight: vars.lineHeight.normal,
    minBlockSize: vars.size.control,
    paddingBlock: `calc(${vars.space[2]} - ${vars.size.hairline})`,
    paddingInline: sideSpace[3],
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::placeholder': { color: vars.colour.text.placeholder, opacity: 1 },
      '&[data-hovered]': { borderColor: vars.colour.border.controlHover },
      '&[data-focused], &[data-focus-within]': {
        borderColor: vars.colour.focus,
        outline: `2px solid ${vars.colour.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-invalid]': { borderColor: vars.colour.error.solid },
      '&[data-invalid][data-focused], &[data-invalid][data-focus-within]': {
        outlineColor: vars.colour.error.solid,
      },
      '&[data-disabled]': { opacity: 0.6 },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);

/** A control made of an input and its own buttons. */
export const controlGroup = style([
  control,
  {
    alignItems: 'stretch',
    display: 'flex',
    overflow: 'hidden',
    paddingBlock: 0,
    paddingInline: `${sideSpace[3]} 0`,
  },
]);

export const controlInput = style([
  {
    background: 'transparent',
    border: 0,
    flex: 1,
    minInlineSize: 0,
    outline: 'none',
    padding: 0,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.colour.text.placeholder, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);

export const controlSign = style({
  alignSelf: 'center',
  color: vars.colour.text.muted,
  flexShrink: 0,
  marginInlineEnd: vars.space[2],
});

export const controlButton = style([
  {
    alignItems: 'center',
    background: 'transparent',
    border: 0,
    color: vars.colour.text.muted,
    cursor: 'pointer',
    display: 'flex',
    flexShrink: 0,
    // With large letters on a small screen it leaves more to what is chosen.
    inlineSize: `min(${vars.size.control}, 14vw)`,
    justifyContent: 'center',
    padding: 0,
    selectors: {
      '&[data-hovered]': {
        background: vars.colour.background.hover,
        color: vars.colour.text.default,
      },
      '&[data-pressed]': { background: vars.colour.background.pressed },
      '&[data-focus-visible]': { outlineOffset: '-3px' },
      '&[data-disabled]': { color: vars.colour.text.disabled, cursor: 'default' },
    },
  },
  media({ touch: { inlineSize: vars.size.touch, minBlockSize: vars.size.touch } }),
]);

export const typeface = styleVariants({
  interface: {},
  reading: { fontFamily: vars.font.reading, lineHeight: vars.lineHeight.reading },
});
