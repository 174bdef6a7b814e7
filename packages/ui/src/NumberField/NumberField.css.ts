import { style } from '@vanilla-extract/css';
import { controlButton, controlGroup, controlInput } from '../Field/Field.css.ts';
import { media, vars } from '../tokens/index.ts';

// Where figures and buttons have no room beside each other, the buttons go under.
export const group = style([controlGroup, { flexWrap: 'wrap' }]);

export const figures = style([
  controlInput,
  {
    flexBasis: '5.5em',
    // Beside it the buttons keep their width; on a line of their own they share it.
    flexGrow: 999,
    fontVariantNumeric: 'tabular-nums',
    paddingBlock: `calc(${vars.space[2]} - ${vars.size.hairline})`,
  },
]);

export const step = style([
  controlButton,
  {
    flexGrow: 1,
    borderInlineStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    minBlockSize: `calc(${vars.size.control} - 2 * ${vars.size.hairline})`,
  },
  media({ touch: { minBlockSize: vars.size.touch } }),
]);
