import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, queries, vars } from '../tokens/index.ts';
import { leaving } from '../tokens/leaving.css.ts';

export const veil = style([
  {
    alignItems: 'center',
    background: vars.colour.background.veil,
    blockSize: 'var(--visual-viewport-height)',
    display: 'flex',
    inset: 0,
    justifyContent: 'center',
    padding: vars.space[4],
    position: 'fixed',
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    zIndex: vars.layer.overlay,
    selectors: { '&[data-entering]': { opacity: 0 }, ...leaving },
  },
  media({ belowSm: { padding: vars.space[2] } }),
]);

export const sheet = recipe({
  base: [
    {
      background: vars.colour.background.raised,
      border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.overlay,
      color: vars.colour.text.default,
      display: 'flex',
      inlineSize: '100%',
      maxBlockSize: '100%',
      transition: `transform ${vars.motion.normal} ${vars.motion.enter}`,
      selectors: {
        '&[data-entering]': { transform: 'translateY(8px)' },
        '&[data-exiting]': { transition: 'none' },
      },
    },
  ],
  variants: {
    size: {
      small: { maxInlineSize: '27rem' },
      medium: { maxInlineSize: vars.size.dialog },
      large: { maxInlineSize: vars.size.dialogLarge },
    },
  },
});

const paddingOfSides = media({ belowSm: { paddingInline: vars.space[4] } });

// On low screens all of it scrolls: buttons that stay in sight would leave no room for the rest.
export const dialog = style([
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    minInlineSize: 0,
    outline: 'none',
  },
  media({ low: { overflowY: 'auto' } }),
]);

export const head = style([
  {
    // Where a word of the title would be broken beside the cross, the cross goes over it.
    alignItems: 'flex-end',
    columnGap: vars.space[3],
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'space-between',
    paddingBlock: `${vars.space[5]} 0`,
    paddingInline: vars.space[6],
  },
  paddingOfSides,
]);

export const title = style({
  flex: '1 1 8rem',
  fontFamily: vars.font.reading,
  // Text of twice the size leaves no room for a long word on a phone.
  fontSize: `min(${vars.text.xl}, 10vi)`,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
  paddingBlockStart: vars.space[1],
});

export const closing = style({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const news = style([
  { paddingBlock: `${vars.space[2]} ${vars.space[3]}`, paddingInline: vars.space[6] },
  paddingOfSides,
]);

export const body = style([
  {
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
    paddingInline: vars.space[6],
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  paddingOfSides,
  media({ low: { flexShrink: 0, overflowY: 'visible' } }),
]);

export const actions = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    justifyContent: 'flex-end',
    paddingBlockEnd: vars.space[6],
    paddingInline: vars.space[6],
  },
  paddingOfSides,
  media({ belowSm: { gap: vars.space[2] } }),
]);

// On small screens the main button has a line of its own, above the others.
globalStyle(`${actions} > *`, { '@media': { [queries.belowSm]: { flex: '1 1 auto' } } });
globalStyle(`${actions} > :first-child`, { '@media': { [queries.belowSm]: { order: 1 } } });
globalStyle(`${actions} > :last-child`, {
  '@media': { [queries.belowSm]: { flexBasis: '100%', order: -1 } },
});

/** The result of the buttons under it: joined with them. */
export const notice = style([
  {
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    paddingBlockStart: vars.space[4],
    paddingInline: vars.space[6],
  },
  paddingOfSides,
  media({
    belowSm: { paddingBlockStart: vars.space[3] },
    low: { borderBlockStart: 0, paddingBlockEnd: vars.space[3] },
  }),
]);

/** Parts the buttons from a body that scrolls under them. */
export const foot = style([
  actions,
  {
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    paddingBlock: vars.space[4],
    selectors: { [`${notice} + &`]: { borderBlockStart: 0 } },
  },
  media({
    belowSm: { paddingBlock: vars.space[3] },
    low: { borderBlockStart: 0, paddingBlock: `0 ${vars.space[6]}` },
  }),
]);
