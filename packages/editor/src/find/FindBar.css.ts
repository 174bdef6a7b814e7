import { media, vars } from '@ecritoire/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { desk, toolbar } from '../toolbar/EditorToolbar.css.ts';

/** Set on `<html>` while the find bar is mounted. */
export const rootAttribute = 'data-find-bar';

/** As high as the tools over it, which lie over the text as well. */
const toolsHeight = `calc(${vars.size.controlSmall} + 2 * ${vars.space[1]} + ${vars.size.hairline})`;

/** Stands over the text as it scrolls, under its tools. */
export const bar = style([
  {
    contain: 'layout style',
    position: 'sticky',
    insetBlockStart: toolsHeight,
    zIndex: vars.layer.sticky,
    marginBlockEnd: vars.space[6],
    paddingBlock: vars.space[2],
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    fontFamily: vars.font.interface,
  },
  media({
    low: { position: 'relative', insetBlockStart: 'auto' },
    touch: { insetBlockStart: 0 },
    md: { insetBlockStart: toolsHeight },
    print: { display: 'none' },
  }),
]);

// The space between the tools and the text is under the bar now; tools that scroll away leave it the
// head of the page.
globalStyle(`${desk} > ${toolbar}:has(+ ${bar})`, { marginBlockEnd: 0 });
globalStyle(`${desk} > ${toolbar}:has([inert]) + ${bar}`, { insetBlockStart: 0 });

const clear = (rest: string) => ({ scrollPaddingBlockStart: `calc(${rest} + ${vars.space[4]})` });
const rows = (count: number) =>
  `${count} * (${vars.size.control} + ${vars.space[2]}) + ${vars.space[2]}`;
const pageWithBar = `html[${rootAttribute}], [${rootAttribute}] > body`;
globalStyle(pageWithBar, clear(`${toolsHeight} + ${rows(3)}`));
globalStyle(pageWithBar, media({ sm: clear(`${toolsHeight} + ${rows(2)}`) }));
globalStyle(pageWithBar, media({ low: { scrollPaddingBlockStart: vars.space[4] } }));
globalStyle(`html[${rootAttribute}]:has(${bar}:focus-within)`, { scrollPaddingBlock: 0 });

/** On a narrow page three rows: what is looked for, the places, what comes instead. */
export const fields = style([
  {
    display: 'grid',
    gridTemplateAreas: '"sought sought close" "tools tools tools" "replacement buttons buttons"',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[1]}`,
  },
  media({
    sm: {
      columnGap: vars.space[2],
      gridTemplateAreas: '"sought tools close" "replacement buttons buttons"',
    },
  }),
]);

export const sought = style({ gridArea: 'sought' });
export const close = style({ gridArea: 'close', display: 'flex' });
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});

/** The count keeps to its side, and is as wide as most counts: nothing moves as one goes on. */
export const said = style([
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    color: vars.colour.text.muted,
    fontSize: vars.text.sm,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
  },
  media({
    sm: { minInlineSize: vars.space[20], textAlign: 'end', marginInlineEnd: vars.space[1] },
  }),
]);

export const replacement = style({ gridArea: 'replacement' });

// On a small phone its words have just room.
globalStyle(
  `${replacement} input`,
  media({ belowSm: { paddingInline: vars.space[2], textOverflow: 'ellipsis' } }),
);

export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});

export const readOnly = style({
  gridRow: 'replacement',
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.colour.text.muted,
  fontSize: vars.text.sm,
});

export const short = style(media({ sm: { display: 'none' } }));
export const long = style([{ display: 'none' }, media({ sm: { display: 'inline' } })]);

// Under the thumb the tools of the text would lie over it: they come back with the text.
globalStyle(
  `${desk} > ${toolbar}:has(+ ${bar}:focus-within)`,
  media({ touch: { display: 'none' }, md: { display: 'block' } }),
);
