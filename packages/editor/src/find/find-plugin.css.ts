import { media, vars } from '@ecritoire/ui/tokens';
import { style } from '@vanilla-extract/css';

const onPaper = media({ print: { background: 'none', outline: 'none' } });

/** What was found, near what is in sight. */
export const match = style([
  { background: vars.colour.warning.softHover, borderRadius: vars.radius.small },
  media({
    forcedColours: { outline: `${vars.size.hairline} dotted ${vars.colour.warning.border}` },
  }),
  onPaper,
]);

/** The one that is replaced next. */
export const inHand = style([
  {
    background: vars.colour.warning.border,
    borderRadius: vars.radius.small,
    outline: `${vars.size.hairline} solid ${vars.colour.warning.solid}`,
  },
  onPaper,
]);
