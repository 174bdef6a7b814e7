import { globalStyle, style } from '@vanilla-extract/css';
import { unseen } from '../styles/unseen.ts';
import { media, vars } from '../tokens/index.ts';

export const bar = style([
  {
    alignItems: 'center',
    background: vars.colour.background.raised,
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    columnGap: vars.space[3],
    display: 'flex',
    // With large text on a small screen what can be done stands under what is said.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
  },
  media({
    md: { minBlockSize: '4rem', paddingInline: vars.space[6] },
    // Beside a keyboard on the screen the text needs the room.
    low: { minBlockSize: 0, paddingBlock: vars.space[1] },
  }),
]);

export const facts = style([
  {
    alignItems: 'center',
    columnGap: vars.space[3],
    display: 'flex',
    flex: '1 1 7rem',
    flexWrap: 'wrap',
    minInlineSize: 0,
  },
  media({ md: { columnGap: vars.space[5] } }),
]);

export const state = style({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });

export const dot = style({
  blockSize: '0.6rem',
  borderRadius: vars.radius.full,
  flexShrink: 0,
  forcedColorAdjust: 'none',
  inlineSize: '0.6rem',
  selectors: {
    '[data-status="active"] &': { background: vars.colour.primary.solid },
    '[data-status="paused"] &': { boxShadow: `inset 0 0 0 2px ${vars.colour.warning.text}` },
  },
});

export const clock = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
});

export const words = style([
  { color: vars.colour.text.muted, fontVariantNumeric: 'tabular-nums' },
  media({
    belowMd: {
      alignContent: 'center',
      display: 'inline-grid',
      lineHeight: vars.lineHeight.tight,
    },
  }),
]);

/** Above its figure where the line is short. */
export const wordsLabel = style([media({ belowMd: { fontSize: vars.text.xs } })]);

export const link = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.small,
    minBlockSize: vars.size.controlSmall,
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { color: vars.colour.text.default } },
  },
  media({ md: { display: 'inline-flex' }, touch: { minBlockSize: vars.size.touch } }),
]);

globalStyle(`${link} > ${wordsLabel} + span`, {
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
});

/** On a line of its own, which what can be done does not narrow. */
export const error = style({
  color: vars.colour.error.text,
  flexBasis: '100%',
  fontSize: vars.text.sm,
  order: 1,
});

/** What is to be known and done, where nothing broke. */
export const notice = style({
  color: vars.colour.warning.text,
  flexBasis: '100%',
  fontSize: vars.text.sm,
  order: 1,
});

/** On wide screens the indicator says it, and only what can be done about it is left, beside it. */
export const unsaved = style([
  notice,
  { alignItems: 'center', columnGap: vars.space[3], display: 'flex', flexWrap: 'wrap' },
  media({
    xl: {
      flexBasis: 'auto',
      order: 0,
      selectors: { '&:not(:has(button))': { display: 'none' } },
    },
  }),
]);

/** What takes its time, where nothing is wrong. */
export const wait = style({
  color: vars.colour.text.muted,
  columnGap: vars.space[3],
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  order: 1,
  // Nothing is said yet: a line without words would move the others.
  selectors: { '&:has(> output:empty)': { position: 'absolute' } },
});

export const unsavedWords = style([media({ xl: { display: 'none' } })]);

globalStyle(`${facts}:has(+ ${unsaved} button)`, media({ xl: { flex: '0 1 auto' } }));

globalStyle(`:is(${unsaved}, ${wait}) button`, {
  color: vars.colour.text.default,
  textDecorationLine: 'underline',
});

export const actions = style({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
});

// Where the words have made room, the sign is all there is of a button.
globalStyle(`${actions} button svg`, { maxInlineSize: 'none' });

/** Words that make room for the rest on a small screen; screen readers keep them. */
export const yielding = style([media({ belowMd: unseen })]);

/** Only where it never makes a second line: its words change as one types. */
export const roomy = style([
  unseen,
  media({
    xl: {
      blockSize: 'auto',
      clipPath: 'none',
      inlineSize: 'auto',
      overflow: 'visible',
      position: 'static',
    },
  }),
]);

/** Yields sooner: the dot says the same, and the figures need the line. */
export const yieldingFirst = style([media({ belowLg: unseen })]);
