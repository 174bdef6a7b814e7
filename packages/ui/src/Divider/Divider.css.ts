import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const divider = styleVariants({
  horizontal: {
    border: 0,
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    inlineSize: '100%',
    margin: 0,
  },
  vertical: {
    alignSelf: 'stretch',
    border: 0,
    borderInlineStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    margin: 0,
  },
});
