import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bottomInset, footInset, session } from '../DashboardLayout/DashboardLayout.css.ts';
import { butOneLine } from '../styles/but-one-line.ts';
import { bodyWith, rootWith } from '../styles/root-with.ts';
import { unseen } from '../styles/unseen.ts';
import { crowdedPlace, media, queries, sideSpace, vars, type Tone } from '../tokens/index.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const region = style({
  display: 'flex',
  // More than the screen holds is scrolled, and begins at the end: the newest is the one to be seen.
  flexDirection: 'column-reverse',
  inlineSize: '100%',
  // What may be done at the foot of the page stays in hand: toasts stand above it.
  insetBlockEnd: `calc(${bottomInset} + ${footInset})`,
  insetInlineStart: 0,
  maxBlockSize: `calc(100dvh - ${bottomInset} - ${footInset})`,
  outline: 'none',
  // As wide as the screen: what is swiped is not cut off at the edge of its list.
  overflow: 'hidden auto',
  paddingBlock: vars.space[4],
  paddingInline: sideSpace[4],
  pointerEvents: 'none',
  position: 'fixed',
  scrollbarWidth: 'thin',
  zIndex: vars.layer.toast,
});

// A bar that asks for something grows by what it says: on a small screen toasts leave it the bottom.
globalStyle(`:root:has(${session} [role="alert"]:not(:empty)) ${region}`, {
  '@media': {
    [queries.belowMd]: { insetBlockEnd: 'auto', insetBlockStart: 0, maxBlockSize: '50dvh' },
  },
});

export const list = style([
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: vars.space[4],
    listStyleType: '""',
    margin: 0,
    padding: 0,
    selectors: {
      [`${region}:focus-visible > &`]: {
        borderRadius: vars.radius.large,
        outline: `2px solid ${vars.colour.focus}`,
        outlineOffset: '4px',
      },
    },
  },
  media({ sm: { alignSelf: 'end', inlineSize: vars.size.toast } }),
]);

function tinted(tone: Tone) {
  const { soft, onSoft, border } = vars.colour[tone];
  return { background: soft, borderColor: border, color: onSoft };
}

export const waiting = style(unseen);

export const toast = recipe({
  base: {
    alignItems: 'flex-start',
    animation: `${arrive} ${vars.motion.normal} ${vars.motion.enter}`,
    border: `${vars.size.hairline} solid`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.raised,
    display: 'flex',
    gap: sideSpace[3],
    paddingBlock: vars.space[3],
    paddingInlineEnd: sideSpace[2],
    paddingInlineStart: sideSpace[4],
    pointerEvents: 'auto',
    // Sideways is ours, up and down stays with the page.
    touchAction: 'pan-y',
    transition: `opacity ${vars.motion.normal} ${vars.motion.exit}, transform ${vars.motion.normal} ${vars.motion.ease}`,
    userSelect: 'none',
    '@container': { [crowdedPlace]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
    selectors: {
      '&[data-state="closed"]': { opacity: 0 },
      '&[data-swiping]': { transition: 'none' },
    },
  },
  variants: {
    type: {
      neutral: tinted('neutral'),
      primary: tinted('primary'),
      secondary: tinted('secondary'),
      success: tinted('success'),
      info: tinted('info'),
      warning: tinted('warning'),
      error: tinted('error'),
    },
  },
});

export const sign = style({ paddingBlockStart: vars.space[2] });
export const words = style({
  flex: 1,
  hyphens: 'auto',
  minInlineSize: 0,
  paddingBlock: '0.4rem',
  // Under the sign and the cross.
  '@container': { [crowdedPlace]: { flexBasis: '100%', order: 1, paddingBlock: 0 } },
});
export const title = style({ fontWeight: vars.weight.medium });
/** Colour says it to the eye, where there are colours. */
export const typeWord = style(media({ ownColours: unseen }));
export const detail = style({ fontSize: vars.text.sm });
// The colour of the words: that of links is made for the page.
export const way = style({ paddingBlockStart: vars.space[1] });
globalStyle(`${way} > :is(a, button)`, { color: 'inherit', textDecorationLine: 'underline' });

// The line that one types stands clear of them, as of all that floats at the foot of the page.
globalStyle(`${rootWith(`${list} > li`)}, ${bodyWith(`${list} > li`)}`, {
  scrollPaddingBlockEnd: butOneLine(
    `${bottomInset} + ${footInset} + ${vars.space[24]} + ${vars.space[6]}`,
  ),
});
