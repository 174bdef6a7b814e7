import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const appBar = style([
  {
    alignItems: 'center',
    background: vars.colour.background.page,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    display: 'flex',
    // Much enlarged, the switches go under the name.
    flexWrap: 'wrap',
    // All of it stands on one line from 320 px on.
    columnGap: vars.space[1],
    rowGap: vars.space[2],
    minBlockSize: vars.size.appBar,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
  },
  // The mark stands above the icons of the navigation.
  media({
    md: { columnGap: vars.space[2], paddingInline: `calc(${vars.space[4]} + ${vars.space[3]})` },
  }),
]);

// Takes what the end leaves, and shows the name where that is enough.
export const start = style({
  display: 'flex',
  flex: '999 1 2rem',
  maxInlineSize: 'max-content',
  minInlineSize: 0,
});

export const middle = style({ flex: 1, minInlineSize: 0 });

export const end = style({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

// Much enlarged on a small screen, four of them still stand on one line.
globalStyle(`${end} :is(a, button)`, { maxInlineSize: '15vw' });
