import { contrast } from './contrast.ts';
import { pairsOf } from './pairs.ts';
import { darkRoles, lightRoles, type ColourRoles } from './roles.ts';

/** The colours of a brand in one mode, each as `#rrggbb`. What is left out stays the kit's own. */
export type BrandColours = {
  /** Main actions, links, selected text. */
  primary: string;
  /** Secondary actions and the focus ring. */
  secondary?: string;
  /** The ground of the page; cards and fields stand on lighter or darker ones. */
  page?: string;
};

const white = '#ffffff';
const black = '#000000';

/** @param share how much of `other`: 0 to 1 */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [colour, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const lightTone = (solid: string): ColourRoles['primary'] => ({
  solid,
  solidHover: mix(solid, black, 0.18),
  solidPressed: mix(solid, black, 0.34),
  onSolid: white,
  soft: mix(solid, white, 0.92),
  softHover: mix(solid, white, 0.84),
  onSoft: mix(solid, black, 0.34),
  text: solid,
  border: mix(solid, white, 0.68),
});

const darkTone = (solid: string): ColourRoles['primary'] => ({
  solid,
  solidHover: mix(solid, white, 0.3),
  solidPressed: mix(solid, white, 0.55),
  onSolid: mix(solid, black, 0.84),
  soft: mix(solid, black, 0.84),
  softHover: mix(solid, black, 0.74),
  onSoft: mix(solid, white, 0.3),
  text: solid,
  border: mix(solid, black, 0.6),
});

const lightGrounds = (page: string) => ({
  page,
  surface: mix(page, white, 0.6),
  raised: white,
  sunken: mix(page, black, 0.03),
  hover: mix(page, black, 0.03),
  pressed: mix(page, black, 0.06),
});

const darkGrounds = (page: string) => ({
  page,
  surface: mix(page, white, 0.03),
  raised: mix(page, white, 0.06),
  sunken: mix(page, black, 0.3),
  hover: mix(page, white, 0.06),
  pressed: mix(page, white, 0.1),
});

function lightRolesOf({ primary, secondary, page }: BrandColours): ColourRoles {
  return {
    ...lightRoles,
    primary: lightTone(primary),
    selection: mix(primary, white, 0.7),
    ...(secondary && { secondary: lightTone(secondary), focus: secondary }),
    ...(page && { background: { ...lightRoles.background, ...lightGrounds(page) } }),
  };
}

function darkRolesOf({ primary, secondary, page }: BrandColours): ColourRoles {
  return {
    ...darkRoles,
    primary: darkTone(primary),
    selection: mix(primary, black, 0.65),
    ...(secondary && { secondary: darkTone(secondary), focus: secondary }),
    ...(page && { background: { ...darkRoles.background, ...darkGrounds(page) } }),
  };
}

/** Rounded down: a figure never promises more than there is. */
const ratio = (ink: string, ground: string) => Math.floor(contrast(ink, ground) * 100) / 100;

function lowContrasts(mode: string, roles: ColourRoles): string[] {
  return pairsOf(roles)
    .filter(({ ink, ground, least }) => contrast(ink, ground) < least)
    .map(
      ({ name, ink, ground, least }) =>
        `${mode}: ${name} (${ink} on ${ground}) has ${ratio(ink, ground)} to 1, not ${least}`,
    );
}

/**
 * Every role of both modes, derived from the colours of a brand.
 *
 * @throws Where two colours that meet are closer than WCAG 2.2 allows: each pair with its ratio.
 */
export function brandRoles(light: BrandColours, dark: BrandColours) {
  const unreadable = [...Object.values(light), ...Object.values(dark)].filter(
    (colour) => !/^#[\da-f]{6}$/i.test(colour),
  );
  if (unreadable.length > 0) {
    throw new Error(`A colour is written as #rrggbb, not as ${unreadable.join(', ')}.`);
  }
  const roles = { light: lightRolesOf(light), dark: darkRolesOf(dark) };
  const low = [...lowContrasts('light', roles.light), ...lowContrasts('dark', roles.dark)];
  if (low.length > 0) throw new Error(`The contrast is too low.\n${low.join('\n')}`);
  return roles;
}
