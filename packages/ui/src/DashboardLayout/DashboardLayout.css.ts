import { createGlobalVar, createVar, globalStyle, style } from '@vanilla-extract/css';
import { butOneLine } from '../styles/but-one-line.ts';
import { rootWith } from '../styles/root-with.ts';
import { media, queries, vars } from '../tokens/index.ts';

export const layout = style([
  {
    display: 'grid',
    gridTemplateAreas: '"head" "main" "session" "nav"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto auto',
    minBlockSize: '100dvh',
  },
  media({
    md: {
      gridTemplateAreas: '"head head" "nav main" "nav session"',
      gridTemplateColumns: `${vars.size.sideNav} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr auto',
    },
    // On paper there is the text alone.
    print: { display: 'block' },
  }),
]);

export const withoutNav = style([
  { gridTemplateAreas: '"head" "main" "session"', gridTemplateRows: 'auto 1fr auto' },
  media({
    md: {
      gridTemplateAreas: '"head" "main" "session"',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  }),
]);

export const head = style([
  { gridArea: 'head', minInlineSize: 0 },
  media({ print: { display: 'none' } }),
]);

export const nav = style([
  { gridArea: 'nav', insetBlockEnd: 0, position: 'sticky', zIndex: vars.layer.bar },
  media({
    md: { alignSelf: 'start', insetBlockEnd: 'auto', insetBlockStart: 0 },
    print: { display: 'none' },
  }),
]);

export const main = style([
  {
    gridArea: 'main',
    minInlineSize: 0,
    outline: 'none',
    paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    paddingInline: vars.space[4],
  },
  media({
    md: { paddingBlockStart: vars.space[8], paddingInline: vars.space[6] },
    lg: { paddingInline: vars.space[10] },
    print: { padding: 0 },
  }),
]);

// Nothing is pressed on paper, nor warned of.
globalStyle(`${main} :is(button, [role="alert"])`, media({ print: { display: 'none' } }));

const navInset = createVar();
const sessionInset = createVar();

export const session = style([
  {
    gridArea: 'session',
    // On small screens it stands on the navigation, not under it.
    insetBlockEnd: navInset,
    position: 'sticky',
    zIndex: vars.layer.bar,
  },
  media({
    // The lines of the text need the room.
    lowest: { position: 'static' },
    print: { display: 'none' },
  }),
]);

/** How high the bar of a session is, which its words decide: said once it is drawn. */
export const sessionHeight = '--ecritoire-session-height';

/** How much of the bottom of the window is taken: what floats there stands above it. */
export const bottomInset = createGlobalVar('ecritoire-bottom-inset');

/** How much more of it a prompt takes, which stands above that. */
export const footInset = createGlobalVar('ecritoire-foot-inset');

globalStyle(':root', {
  vars: {
    [navInset]: '0px',
    [sessionInset]: '0px',
    [bottomInset]: `calc(${navInset} + ${sessionInset})`,
    [footInset]: '0px',
  },
});
globalStyle(rootWith(nav), {
  vars: {
    [navInset]: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom, 0px) + ${vars.size.hairline})`,
  },
  '@media': { [queries.md]: { vars: { [navInset]: '0px' } } },
});
// A bar that comes is about as high, until it has said how high: who looks then is clear of it.
globalStyle(rootWith(`${session}:not(:empty)`), {
  vars: { [sessionInset]: `var(${sessionHeight}, 4rem)` },
  '@media': { [queries.lowest]: { vars: { [sessionInset]: '0px' } } },
});

// What takes the focus, and the caret as one types, come to stand clear of what floats there. The body,
// which does not scroll, keeps the values while the focus is in what floats.
globalStyle('html, body', {
  scrollPaddingBlockEnd: butOneLine(`${bottomInset} + ${footInset} + ${vars.space[4]}`),
});
// What floats is in sight, within the padding: the browser would scroll the page to bring it out.
globalStyle(rootWith(`:is(${head}, ${nav}, ${session}):focus-within`), { scrollPaddingBlock: 0 });
