import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

/** What stands in a span stays on one line. */
export const html = style({});

globalStyle(`${html} span`, { whiteSpace: 'nowrap' });

export const small = style({
  fontFamily: vars.font.interface,
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.normal,
});

globalStyle(`${small} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${small} ul`, { paddingInlineStart: vars.space[5] });
