import { style } from '@vanilla-extract/css';
import { unseen } from '../styles/unseen.ts';
import { media, narrowPlace, vars } from '../tokens/index.ts';

export const nav = style([
  {
    background: vars.colour.background.surface,
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
  },
  media({
    belowMd: { containerType: 'inline-size' },
    md: {
      background: 'transparent',
      border: 0,
      padding: `${vars.space[6]} ${vars.space[4]}`,
    },
  }),
]);

export const list = style([
  { display: 'flex', listStyleType: '""', margin: 0, padding: 0 },
  media({ md: { flexDirection: 'column', gap: vars.space[1] } }),
]);

// Each as wide as its word asks for: five of them share the width of a phone.
export const place = style({ flex: '1 1 auto', minInlineSize: 0 });

// Gives way first, down to its longest syllable.
export const partedPlace = style({ flex: '1 1000 auto' });

export const item = style([
  {
    alignItems: 'center',
    color: vars.colour.text.muted,
    display: 'flex',
    flexDirection: 'column',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    gap: vars.space[1],
    justifyContent: 'center',
    lineHeight: vars.lineHeight.tight,
    minBlockSize: vars.size.bottomBar,
    padding: `${vars.space[1]} 0.125rem`,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.colour.text.default },
      '&[data-focus-visible]': { outlineOffset: '-3px' },
      '&[data-current]': { color: vars.colour.primary.text },
    },
  },
  media({
    md: {
      borderRadius: vars.radius.medium,
      flexDirection: 'row',
      fontSize: vars.text.md,
      gap: vars.space[3],
      justifyContent: 'flex-start',
      minBlockSize: vars.size.control,
      padding: `0 ${vars.space[3]}`,
      textAlign: 'start',
      selectors: {
        '&[data-hovered]': { background: vars.colour.background.hover },
        '&[data-current]': {
          background: vars.colour.primary.softHover,
          color: vars.colour.primary.onSoft,
        },
      },
    },
    // The colours of the current place are the reader's there, as those of the others are.
    forcedColours: {
      selectors: {
        '&[data-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  }),
]);

export const word = style([
  { maxInlineSize: '100%' },
  media({
    // Five words that would be cut say nothing: with large text on a small screen the signs stand
    // alone, as large as the text, and are called by their words. With wide spacing those that say
    // where go on below.
    belowMd: {
      hyphens: 'manual',
      overflowWrap: 'anywhere',
      selectors: { [`${partedPlace} &`]: { overflowWrap: 'normal' } },
      '@container': { [narrowPlace]: unseen },
    },
    md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
]);
