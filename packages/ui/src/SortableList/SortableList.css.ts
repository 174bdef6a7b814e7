import { globalStyle, style } from '@vanilla-extract/css';
import { drawnNearWindow } from '../styles/drawn-near-window.ts';
import { media, queries, vars } from '../tokens/index.ts';

// The rows reach out by their padding, as those of a List.
export const list = style([
  { marginInline: `calc(-1 * ${vars.space[2]})`, outline: 'none' },
  media({ sm: { marginInline: `calc(-1 * ${vars.space[3]})` } }),
]);

export const row = style([
  ...drawnNearWindow('5.5rem', '&:nth-child(n + 40)'),
  {
    alignItems: 'center',
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    columnGap: vars.space[3],
    cursor: 'pointer',
    display: 'flex',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[2],
    position: 'relative',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-dragging]': { opacity: 0.5 },
      '&:focus-visible': {
        borderRadius: vars.radius.medium,
        outline: `2px solid ${vars.colour.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
  media({ sm: { paddingInline: vars.space[3] }, belowSm: { flexWrap: 'wrap' } }),
  {
    '@media': {
      [queries.hover]: {
        selectors: { '&:hover': { background: vars.colour.background.hover } },
      },
    },
  },
]);

/** A row of a grid holds cells; its parts stand in the row itself. */
export const cell = style({ display: 'contents' });

/** Where one would come to stand; within the row, which may cut off what reaches out. */
globalStyle(`${row}[data-drop]::after`, {
  background: vars.colour.primary.solid,
  blockSize: '3px',
  borderRadius: vars.radius.full,
  content: '""',
  insetInline: 0,
  position: 'absolute',
  zIndex: 1,
});
globalStyle(`${row}[data-drop='before']::after`, { insetBlockStart: 0 });
globalStyle(`${row}[data-drop='after']::after`, { insetBlockEnd: 0 });

export const handle = style([
  {
    alignItems: 'center',
    background: 'transparent',
    blockSize: vars.size.controlSmall,
    border: 0,
    borderRadius: vars.radius.small,
    color: vars.colour.text.muted,
    cursor: 'grab',
    display: 'flex',
    flexShrink: 0,
    inlineSize: vars.space[6],
    justifyContent: 'center',
    // Where the sign of other lists stands.
    marginInlineStart: `calc(-1 * ${vars.space[1]})`,
    padding: 0,
    // A finger on it drags, and does not scroll.
    touchAction: 'none',
    selectors: {
      '&:hover': { color: vars.colour.text.default },
      '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    },
  },
  media({
    touch: {
      // Its sign stays where it was: the rest of its width lies in the padding of the row.
      inlineSize: vars.size.touch,
      marginInline: `calc((${vars.space[6]} - ${vars.size.touch}) / 2 - ${vars.space[1]}) calc((${vars.space[6]} - ${vars.size.touch}) / 2)`,
      minBlockSize: vars.size.touch,
    },
  }),
]);

export const link = style([
  {
    minBlockSize: vars.size.iconLarge,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      '&[data-focus-visible]': {
        borderRadius: vars.radius.small,
        outline: `2px solid ${vars.colour.focus}`,
        outlineOffset: '2px',
      },
    },
  },
  // Reaches into the padding of the row and over the facts, which stay where they were and under it.
  media({
    touch: {
      position: 'relative',
      marginBlock: `calc((${vars.size.iconLarge} - ${vars.size.touch}) / 2)`,
      minBlockSize: vars.size.touch,
      paddingBlock: `calc((${vars.size.touch} - ${vars.size.iconLarge}) / 2)`,
    },
  }),
]);
