import { style } from '@vanilla-extract/css';
import { media, sideSpace, vars } from '../tokens/index.ts';

export const group = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
  minInlineSize: 0,
});

export const item = style({
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
});

export const heading = style({ fontSize: 'inherit', fontWeight: 'inherit' });

export const trigger = style([
  {
    alignItems: 'center',
    background: 'transparent',
    border: 0,
    color: vars.colour.text.default,
    cursor: 'pointer',
    display: 'flex',
    fontFamily: vars.font.reading,
    fontSize: vars.text.lg,
    fontWeight: vars.weight.medium,
    gap: vars.space[3],
    // The ring of the focus stands clear of the words, which keep their line.
    inlineSize: `calc(100% + 2 * ${sideSpace[2]})`,
    justifyContent: 'space-between',
    lineHeight: vars.lineHeight.snug,
    marginInline: `calc(-1 * ${sideSpace[2]})`,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space[4],
    paddingInline: sideSpace[2],
    textAlign: 'start',
    selectors: { '&[data-hovered]': { color: vars.colour.primary.text } },
  },
]);

export const sign = style([
  {
    color: vars.colour.text.muted,
    flexShrink: 0,
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { [`${item}[data-expanded] &`]: { transform: 'rotate(180deg)' } },
  },
]);

export const panel = style([
  {
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'hidden',
    transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
  },
  media({ reducedMotion: { transition: 'none' } }),
]);

export const words = style({
  color: vars.colour.text.default,
  maxInlineSize: vars.size.reading,
  paddingBlockEnd: vars.space[5],
});
