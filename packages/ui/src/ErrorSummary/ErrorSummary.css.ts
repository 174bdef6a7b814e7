import { style } from '@vanilla-extract/css';
import { media, vars } from '../tokens/index.ts';

export const summary = style({
  background: vars.colour.error.soft,
  border: `${vars.size.hairline} solid ${vars.colour.error.border}`,
  borderInlineStart: `4px solid ${vars.colour.error.solid}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.error.onSoft,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
});

export const title = style({ fontWeight: vars.weight.semibold });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const link = style([
  {
    background: 'transparent',
    border: 0,
    color: 'inherit',
    cursor: 'pointer',
    minBlockSize: vars.size.iconLarge,
    padding: 0,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    // Where it folds, the mark of its line stays beside the first.
    verticalAlign: 'top',
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);
