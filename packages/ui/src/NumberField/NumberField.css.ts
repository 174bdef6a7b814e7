import { style } from '@vanilla-extract/css';
import { controlButton, controlInput } from '../Field/Field.css.ts';
import { vars } from '../tokens/index.ts';

export const figures = style([controlInput, { fontVariantNumeric: 'tabular-nums' }]);

export const step = style([
  controlButton,
  { borderInlineStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}` },
]);
