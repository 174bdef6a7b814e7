import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { measures } from './measures.ts';
import { queries } from './queries.ts';
import { darkRoles, forcedRoles, lightRoles, paperRoles } from './roles.ts';
import { variableName } from './variable-name.ts';

/** Every token as a CSS variable. Components style themselves with these alone. */
export const vars = createGlobalThemeContract({ colour: lightRoles, ...measures }, (_value, path) =>
  variableName(path),
);

const { colour: colourVars, ...measureVars } = vars;
const dark = { colorScheme: 'dark', vars: assignVars(colourVars, darkRoles) } as const;

globalStyle(':root', { vars: assignVars(measureVars, measures) });

// A part of a page may force a mode of its own, so the attribute counts on any element.
globalStyle(":root, [data-colour-mode='light'], .light", {
  colorScheme: 'light',
  vars: assignVars(colourVars, lightRoles),
});
globalStyle(":root:not([data-colour-mode='light'], .light)", {
  '@media': { [queries.prefersDark]: dark },
});
globalStyle("[data-colour-mode='dark'], .dark", dark);

// Paper is light in every mode of the screen; ink is black, and the sheet stays white.
globalStyle(":root:root, [data-colour-mode='dark'], .dark", {
  '@media': {
    [queries.print]: { colorScheme: 'light', vars: assignVars(colourVars, paperRoles) },
  },
});

globalStyle(':root:root, [data-colour-mode][data-colour-mode]', {
  '@media': { [queries.forcedColours]: { vars: assignVars(colourVars, forcedRoles) } },
});

globalStyle(':root', {
  '@media': {
    [queries.reducedMotion]: {
      vars: {
        [vars.motion.fast]: measures.motion.still,
        [vars.motion.normal]: measures.motion.still,
        [vars.motion.slow]: measures.motion.still,
      },
    },
  },
});
