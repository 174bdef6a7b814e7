import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/index.ts';

export const prose = style({
  color: vars.colour.text.default,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  hangingPunctuation: 'first allow-end last',
  hyphens: 'auto',
  lineHeight: vars.lineHeight.reading,
  maxInlineSize: vars.size.reading,
  overflowWrap: 'anywhere',
});

export const preserved = style({ whiteSpace: 'pre-wrap' });

// Each paragraph runs in the direction of its own first letter, and begins its lines on that side.
globalStyle(`${prose} :is(p, h2, h3, li, blockquote)`, {
  textAlign: 'start',
  unicodeBidi: 'plaintext',
});
globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space[5] });
globalStyle(`${prose} h2, ${prose} h3`, {
  fontWeight: vars.weight.medium,
  hyphens: 'manual',
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.snug,
  marginBlockStart: vars.space[10],
});
globalStyle(`${prose} h2`, { fontSize: vars.text['2xl'] });
globalStyle(`${prose} h3`, { fontSize: vars.text.xl });
globalStyle(`${prose} blockquote`, {
  borderInlineStart: `2px solid ${vars.colour.neutral.border}`,
  fontStyle: 'italic',
  marginInline: 0,
  paddingInlineStart: vars.space[5],
});
globalStyle(`${prose} blockquote em`, { fontStyle: 'normal' });
globalStyle(`${prose} blockquote > * + *`, { marginBlockStart: vars.space[2] });
globalStyle(`${prose} a`, {
  color: vars.colour.primary.text,
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: vars.space[6] });
globalStyle(`${prose} hr`, {
  border: 0,
  color: vars.colour.text.muted,
  marginBlock: vars.space[10],
  textAlign: 'center',
});
globalStyle(`${prose} hr::before`, { content: '"⁂" / ""' });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
