import { media, vars } from '@ecritoire/ui/tokens';
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

export const editor = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  minBlockSize: '60dvh',
  marginInline: 'auto',
  paddingBlockEnd: vars.space[24],
  color: vars.colour.text.default,
  caretColor: vars.colour.primary.text,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  lineHeight: vars.lineHeight.reading,
  fontOpticalSizing: 'auto',
  fontVariantNumeric: 'oldstyle-nums',
  fontKerning: 'normal',
  hangingPunctuation: 'first allow-end',
  // What ProseMirror needs of any page it writes in: spaces are text.
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: {
    // While one may write, the caret is the sign of focus.
    '&[aria-readonly="true"]': { caretColor: 'transparent' },
    '&[aria-readonly="true"]:focus-visible': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: vars.space[3],
      borderRadius: vars.radius.small,
    },
    '&[data-empty]::before': {
      content: "attr(data-placeholder) / ''",
      float: 'inline-start',
      blockSize: 0,
      color: vars.colour.text.placeholder,
      fontStyle: 'italic',
      pointerEvents: 'none',
    },
  },
});

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${editor} ${selector}`, rule);
}

/** A text with others below it. */
export const entry = style({
  selectors: { '&&': { minBlockSize: '12rem', paddingBlockEnd: vars.space[6] } },
});

// One paragraph's layout does not affect the next: halves what a key costs in a long document.
// Lines stay stable while writing, where reading styles would balance them again at each key.
inside('> *', { contain: 'layout style', margin: 0, textAlign: 'start', textWrap: 'stable' });
inside('> *', media({ print: { contain: 'none' } }));
inside('> * + *', { marginBlockStart: vars.space[4] });

inside('> h2', {
  fontSize: vars.text['2xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
});
inside('> * + h2', { marginBlockStart: vars.space[12] });

inside('> blockquote', {
  paddingInlineStart: vars.space[6],
  borderInlineStart: `2px solid ${vars.colour.primary.border}`,
  color: vars.colour.text.muted,
  fontStyle: 'italic',
});
inside('> blockquote em', { fontStyle: 'normal' });
inside('> blockquote + blockquote', { marginBlockStart: 0, paddingBlockStart: vars.space[4] });

inside('> hr', {
  border: 0,
  color: vars.colour.text.muted,
  fontSize: vars.text.xl,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  cursor: 'default',
});
inside('> hr::before', { content: "'⁂' / ''" });
inside('> * + hr', { marginBlockStart: vars.space[8] });
inside('> hr + *', { marginBlockStart: vars.space[8] });
inside('> hr.ProseMirror-selectednode', {
  borderRadius: vars.radius.small,
  color: vars.colour.primary.text,
  background: vars.colour.selection,
  outline: 'none',
});

inside('strong', { fontWeight: vars.weight.bold });
inside('u', { textDecorationThickness: 'from-font', textUnderlineOffset: '0.18em' });
inside('::selection', { background: vars.colour.selection });

globalStyle(`${editor}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${editor}.ProseMirror-hideselection`, { caretColor: 'transparent' });
