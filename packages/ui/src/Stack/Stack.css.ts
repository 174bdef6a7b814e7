import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawnNearWindow } from '../styles/drawn-near-window.ts';
import { ownSide } from '../Text/Text.css.ts';
import { measures, media, vars } from '../tokens/index.ts';

export const gap = styleVariants(measures.space, (_length, step) => ({ gap: vars.space[step] }));

export const rowGap = styleVariants(measures.space, (_length, step) => ({
  rowGap: vars.space[step],
}));

// A list looks like any other box; the empty text keeps it a list for Safari.
const bare = { listStyleType: '""', padding: 0 } as const;

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
} as const;

const justify = {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
} as const;

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', ...bare, minInlineSize: 0 },
  variants: {
    align,
    justify,
    media: {
      all: {},
      screen: media({ print: { display: 'none' } }),
      print: [{ display: 'none' }, media({ print: { display: 'flex' } })],
    },
  },
});

// A ring around what has the focus is not cut at its edge.
export const oneOfMany = style([
  ...drawnNearWindow('20rem'),
  { overflowClipMargin: vars.space[2] },
]);

export const inline = recipe({
  base: { display: 'flex', flexDirection: 'row', ...bare, minInlineSize: 0 },
  variants: {
    align,
    justify,
    wrap: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
    collapse: {
      never: {},
      // A column that folds is as wide as its widest part would like to be, not as its place.
      small: media({
        belowSm: { alignItems: 'stretch', flexDirection: 'column', flexWrap: 'nowrap' },
      }),
    },
  },
});

// A title that runs from right to left stands on that side, and what is beside it on the other.
const withOwnSide = `${inline.classNames.base}:dir(ltr):has(> ${ownSide}:dir(rtl))`;
globalStyle(withOwnSide, { flexDirection: 'row-reverse' });
globalStyle(`${withOwnSide} > ${ownSide}`, { flexGrow: 1, maxInlineSize: 'none' });

export const growing = style({});

globalStyle(`${growing} > :first-child`, { flexGrow: 1, minInlineSize: 'min(100%, 13rem)' });

/** Words that take what their neighbours leave, and the whole line where that is too little. */
export const fitting = style({});

globalStyle(`${fitting} > :first-child`, { flex: '1 1 10rem', maxInlineSize: 'max-content' });

function columns(minimum: string) {
  return { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimum}), 1fr))` };
}

export const grid = recipe({
  base: { display: 'grid', ...bare, minInlineSize: 0 },
  variants: {
    columns: {
      narrow: columns('9rem'),
      medium: columns('13rem'),
      wide: columns('24rem'),
      dozen: [
        { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        media({
          sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }),
      ],
      aside: [
        { alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
        media({ lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } }),
      ],
      chosen: [
        { alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
        media({ lg: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' } }),
      ],
    },
  },
});

export const container = recipe({
  base: [
    { inlineSize: '100%', minInlineSize: 0 },
    media({ print: { marginInline: '0 !important', maxInlineSize: 'none !important' } }),
  ],
  variants: {
    align: { start: { marginInlineEnd: 'auto' }, center: { marginInline: 'auto' } },
    width: {
      narrow: { maxInlineSize: vars.size.narrow },
      reading: { maxInlineSize: vars.size.reading },
      content: { maxInlineSize: vars.size.content },
      wide: { maxInlineSize: vars.size.wide },
    },
  },
});
