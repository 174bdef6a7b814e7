import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const list = style({
  display: 'grid',
  columnGap: vars.space[8],
  // Side by side where there is the whole width of a page.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  rowGap: vars.space[5],
  listStyleType: '""',
  margin: 0,
  minInlineSize: 0,
  padding: 0,
});

export const point = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr)`,
  overflowWrap: 'anywhere',
});

/** In the middle of the first line. */
export const sign = styleVariants(
  { yes: vars.colour.success.text, no: vars.colour.text.muted },
  (color) => ({ color, display: 'flex', alignItems: 'center', blockSize: '1.5em' }),
);
