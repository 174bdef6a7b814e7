import { style } from '@vanilla-extract/css';
import { media, narrowPlace, sideSpace, vars } from '../tokens/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
});

export const band = style([
  {
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    containerType: 'inline-size',
  },
  // Of the frame, paper needs to know whose it is.
  media({ print: { borderBlockEnd: 0 } }),
]);

export const head = style([
  {
    alignItems: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    justifyContent: 'space-between',
    minBlockSize: vars.size.appBar,
    paddingBlock: vars.space[2],
    paddingInline: sideSpace[4],
  },
  media({
    md: { gap: vars.space[6], paddingInline: vars.space[8] },
    print: { paddingInline: 0 },
  }),
]);

// Takes what the rest leaves, and shows the name where that is enough.
export const home = style([
  { display: 'flex', flex: '1 1 2rem', minInlineSize: 0 },
  media({ lg: { flex: 'none' } }),
]);

export const links = style([
  { display: 'none' },
  media({
    lg: {
      display: 'flex',
      flex: 1,
      gap: vars.space[5],
      listStyleType: '""',
      margin: 0,
      padding: 0,
    },
    unscriptedBelowLg: {
      columnGap: vars.space[5],
      display: 'flex',
      flexBasis: '100%',
      flexWrap: 'wrap',
      listStyleType: '""',
      margin: 0,
      order: 1,
      padding: 0,
    },
    print: { display: 'none' },
  }),
]);

export const small = style([
  { display: 'inline-flex', '@container': { [narrowPlace]: { order: 1 } } },
  media({ lg: { display: 'none' }, unscriptedBelowLg: { display: 'none' } }),
]);
export const roomy = style([
  { display: 'inline-flex' },
  media({ belowSm: { display: 'none' }, unscripted: { display: 'none' } }),
]);
export const cramped = style([{ display: 'inline-flex' }, media({ sm: { display: 'none' } })]);

export const actions = style([
  {
    alignItems: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    justifyContent: 'flex-end',
    marginInlineStart: 'auto',
    // Much enlarged, what is small shares the line of the name, and the way in has the next.
    '@container': { [narrowPlace]: { display: 'contents' } },
  },
  media({ print: { display: 'none' } }),
]);

export const wayIn = style({
  display: 'inline-flex',
  '@container': { [narrowPlace]: { flexBasis: '100%', justifyContent: 'flex-end', order: 2 } },
});

export const link = style([
  {
    alignItems: 'center',
    borderRadius: vars.radius.small,
    color: vars.colour.text.muted,
    display: 'inline-flex',
    fontWeight: vars.weight.medium,
    minBlockSize: vars.size.controlSmall,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered], &[data-current]': { color: vars.colour.text.default },
      '&[data-current]': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.4em',
      },
    },
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);

export const drawerLinks = style({
  display: 'flex',
  flexDirection: 'column',
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const drawerLink = style([
  link,
  { fontSize: vars.text.lg, inlineSize: '100%', minBlockSize: vars.size.touch },
]);

export const main = style([
  {
    minInlineSize: 0,
    outline: 'none',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
  },
  media({
    md: { paddingBlock: vars.space[16], paddingInline: vars.space[8] },
    print: { paddingBlock: vars.space[6], paddingInline: 0 },
  }),
]);

export const foot = style([
  {
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    color: vars.colour.text.muted,
    fontSize: vars.text.sm,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
  },
  media({ md: { paddingInline: vars.space[8] }, print: { display: 'none' } }),
]);
