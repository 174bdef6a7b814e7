import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, sideSpace, vars } from '../tokens/index.ts';

export const comparison = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  minInlineSize: 0,
});

const oneOfTwo = style({
  borderInlineStart: '3px solid',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Both buttons stand on one line, however long the texts are.
  justifyContent: 'space-between',
  minInlineSize: 0,
  paddingInlineStart: sideSpace[3],
});

const tones = { first: vars.colour.primary, second: vars.colour.info } as const;

export const side = styleVariants(tones, ({ solid }) => [oneOfTwo, { borderColor: solid }]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

for (const name of ['first', 'second'] as const) {
  globalStyle(`${side[name]} > ${words} > :first-child`, {
    color: tones[name].text,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
  });
  globalStyle(`${side[name]} mark`, {
    background: tones[name].softHover,
    color: tones[name].onSoft,
  });
}

export const actions = style([
  { alignSelf: 'start' },
  media({ belowSm: { alignSelf: 'stretch' } }),
]);

export const ofBoth = style([
  { gridColumn: '1 / -1', justifySelf: 'center' },
  media({ belowSm: { justifySelf: 'stretch' } }),
]);

globalStyle(`:is(${actions}, ${ofBoth}) > button`, media({ belowSm: { inlineSize: '100%' } }));
