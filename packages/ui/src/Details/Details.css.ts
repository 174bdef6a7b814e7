import { style } from '@vanilla-extract/css';
import { media, sideSpace, vars } from '../tokens/index.ts';

export const group = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  minInlineSize: 0,
});

export const item = style([
  { borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}` },
  // Nobody opens anything on paper.
  media({
    print: {
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  }),
]);

export const trigger = style({
  alignItems: 'center',
  borderRadius: vars.radius.small,
  color: vars.colour.text.default,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  // Takes the marker away, which the sign at the end stands for.
  listStyleType: '""',
  // The ring of the focus stands clear of the words, which keep their line.
  marginInline: `calc(-1 * ${sideSpace[2]})`,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[4],
  paddingInline: sideSpace[2],
  selectors: {
    '&:hover': { color: vars.colour.primary.text },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const heading = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const sign = style([
  {
    color: vars.colour.text.muted,
    flexShrink: 0,
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
  },
  media({ reducedMotion: { transition: 'none' }, print: { display: 'none' } }),
]);

export const itself = style([
  {
    borderRadius: vars.radius.small,
    color: vars.colour.text.muted,
    display: 'inline-block',
    fontSize: vars.text.sm,
    marginBlockStart: vars.space[3],
    paddingBlock: vars.space[1],
    textDecorationLine: 'none',
    selectors: {
      '&:hover': { color: vars.colour.text.default, textDecorationLine: 'underline' },
    },
  },
  media({ print: { display: 'none' } }),
]);

export const words = style({
  maxInlineSize: vars.size.reading,
  paddingBlockEnd: vars.space[6],
  // A link to an answer shows the question above it.
  scrollMarginBlockStart: vars.space[24],
});
