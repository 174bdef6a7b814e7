import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fromTheParent } from '../styles/from-the-parent.ts';
import { media, vars } from '../tokens/index.ts';

/** What people wrote begins where the page begins its lines, whichever way it runs itself. */
const beginning = {
  textAlign: 'start',
  selectors: { "&[dir='auto']": { textAlign: fromTheParent } },
} as const;

/** The title of a text, and what is said of it, stand on the side on which its paragraphs begin. */
export const ownSide = style({ textAlign: 'start' });

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    family: {
      interface: { fontFamily: vars.font.interface },
      reading: { fontFamily: vars.font.reading },
    },
    size: {
      xs: { fontSize: vars.text.xs, lineHeight: vars.lineHeight.normal },
      sm: { fontSize: vars.text.sm, lineHeight: vars.lineHeight.normal },
      md: { fontSize: vars.text.md, lineHeight: vars.lineHeight.normal },
      lg: { fontSize: vars.text.lg, lineHeight: vars.lineHeight.normal },
      xl: [
        { fontSize: vars.text.xl, lineHeight: vars.lineHeight.snug },
        // A browser balances a few lines only: on a phone there are more, and a last word of a lead
        // is not left alone by `pretty`.
        media({
          belowSm: { fontSize: vars.text.lg, lineHeight: vars.lineHeight.normal },
          sm: { textWrap: 'balance' },
        }),
      ],
    },
    tone: {
      default: { color: vars.colour.text.default },
      muted: { color: vars.colour.text.muted },
      inherit: { color: 'inherit' },
      primary: { color: vars.colour.primary.text },
      success: { color: vars.colour.success.text },
      warning: { color: vars.colour.warning.text },
      error: { color: vars.colour.error.text },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
    align: {
      start: beginning,
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
      own: ownSide,
    },
    figures: {
      proportional: {},
      tabular: { fontVariantNumeric: 'tabular-nums' },
    },
    breaks: {
      collapsed: {},
      // Each line runs its own way, as it does where it was typed.
      preserved: { unicodeBidi: 'plaintext', whiteSpace: 'pre-wrap' },
    },
    lines: {
      all: {},
      one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});

/** Much enlarged on a phone, a heading stays larger than text, and its words whole. */
const withinReason = (size: string) => `min(${size}, max(${vars.text.lg}, 12vw))`;

export const heading = recipe({
  base: [
    {
      color: vars.colour.text.default,
      fontFamily: vars.font.reading,
      fontWeight: vars.weight.medium,
      letterSpacing: vars.tracking.tight,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    media({
      belowSm: { hyphens: 'auto' },
      // They have a ground painted behind each line, over the feet of the one before.
      forcedColours: { selectors: { '&&': { lineHeight: vars.lineHeight.normal } } },
    }),
  ],
  variants: {
    size: {
      sm: { fontSize: vars.text.lg, letterSpacing: 0, lineHeight: vars.lineHeight.snug },
      md: { fontSize: withinReason(vars.text.xl), lineHeight: vars.lineHeight.snug },
      lg: { fontSize: withinReason(vars.text['2xl']), lineHeight: vars.lineHeight.snug },
      xl: {
        fontSize: withinReason(`clamp(${vars.text['2xl']}, 1.25rem + 2.4vw, ${vars.text['3xl']})`),
        lineHeight: vars.lineHeight.tight,
      },
      display: {
        fontSize: withinReason(`clamp(${vars.text['3xl']}, 1.25rem + 4vw, ${vars.text['4xl']})`),
        lineHeight: vars.lineHeight.tight,
      },
    },
    align: { start: beginning, center: { textAlign: 'center' }, own: ownSide },
  },
});

export const sentence = style({ display: 'inline-block', textWrap: 'balance' });
