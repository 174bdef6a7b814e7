import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

/** What stands in a span stays on one line. */
export const html = style({});

globalStyle(`${html} span`, { whiteSpace: 'nowrap' });

export const card = style({
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.normal,
});

globalStyle(`${card} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${card} ul`, { paddingInlineStart: vars.space[5] });
globalStyle(`${card} li + li`, { marginBlockStart: vars.space[1] });
