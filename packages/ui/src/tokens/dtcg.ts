import { breakpoints } from './breakpoints.ts';
import { measures } from './measures.ts';
import {
  groupPurposes,
  measurePurposes,
  rolePurposes,
  scalePurposes,
  tonePurposes,
  toneRolePurposes,
} from './purposes.ts';
import { darkRoles, lightRoles, type ColourRoles } from './roles.ts';
import { scales } from './scales.ts';
import { tones } from './tones.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };
type Group = { readonly [name: string]: Json };

/** `#rrggbb` or `#rrggbbaa` as a colour of the format. */
function colour(hex: string): Json {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [1, 3, 5, 7]
    .filter((at) => at < hex.length)
    .map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha === 1 ? {} : { alpha }),
    hex: hex.slice(0, 7),
  };
}

/** A CSS length as a dimension of the format, which knows px and rem. */
function dimension(length: string): Json {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(length) ?? [];
  return { value: Number(value), unit };
}

function shadow(css: string): Json {
  if (css === 'none') return shadow('0 0 0 #00000000');
  const layers = css.split(', ').map((layer): Json => {
    const parts = layer.split(' ');
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.slice(0, -1);
    return {
      color: colour(parts.at(-1) ?? ''),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
  return layers.length === 1 ? (layers[0] ?? layers) : layers;
}

function time(css: string): Json {
  return { value: Number.parseFloat(css), unit: 'ms' };
}

function bezier(css: string): Json {
  return [...css.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
}

function families(css: string): Json {
  return css.split(', ').map((family) => family.replaceAll("'", ''));
}

function group(
  type: string,
  purpose: string,
  values: Readonly<Record<string, string | number>>,
  read: (value: string) => Json,
): Group {
  return {
    $type: type,
    $description: purpose,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: read(String(value)) }]),
    ),
  };
}

const stepOf = new Map<string, string>(
  Object.entries(scales).flatMap(([scale, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex, `{colour.scale.${scale}.${step}}`] as const),
  ),
);

/** Points at the step that it was chosen from; a veil is no step, and stands for itself. */
function role(hex: string, purpose: string): Group {
  return { $value: stepOf.get(hex) ?? colour(hex), $description: purpose };
}

type Texts = Readonly<Record<string, string>>;

function scaleGroups(purposes: Texts): Group {
  return Object.fromEntries(
    Object.entries(scales).map(([name, steps]) => [
      name,
      group('color', purposes[name] ?? '', steps, colour),
    ]),
  );
}

function roleGroup(purpose: string, of: Texts, purposes: Texts): Group {
  return {
    $description: purpose,
    ...Object.fromEntries(
      Object.entries(of).map(([name, hex]) => [name, role(hex, purposes[name] ?? '')]),
    ),
  };
}

function roles(of: ColourRoles, purpose: string): Group {
  const { background, text, border, focus, selection } = rolePurposes;
  return {
    $type: 'color',
    $description: purpose,
    background: roleGroup(groupPurposes.background, of.background, background),
    text: roleGroup(groupPurposes.text, of.text, text),
    border: roleGroup(groupPurposes.border, of.border, border),
    focus: role(of.focus, focus),
    selection: role(of.selection, selection),
    ...Object.fromEntries(
      tones.map((tone) => [tone, roleGroup(tonePurposes[tone], of[tone], toneRolePurposes)]),
    ),
  };
}

const { fast, normal, slow, still, ...curves } = measures.motion;

/** Every token in the design-tokens format of the W3C community group (DTCG 2025.10). */
function designTokens(): Group {
  const number = (value: string) => Number(value);
  const said = measurePurposes;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'The tokens of Écritoire. Written by `pnpm generate`: change packages/ui/src.',
    colour: {
      $description: groupPurposes.colour,
      scale: {
        $type: 'color',
        $description: groupPurposes.scale,
        ...scaleGroups(scalePurposes),
      },
      light: roles(lightRoles, groupPurposes.light),
      dark: roles(darkRoles, groupPurposes.dark),
    },
    space: group('dimension', said.space, measures.space, dimension),
    size: group('dimension', said.size, measures.size, dimension),
    radius: group('dimension', said.radius, measures.radius, dimension),
    breakpoint: group('dimension', groupPurposes.breakpoint, breakpoints, dimension),
    shadow: group('shadow', said.shadow, measures.shadow, shadow),
    duration: group('duration', groupPurposes.duration, { fast, normal, slow, still }, time),
    easing: group('cubicBezier', groupPurposes.easing, curves, bezier),
    font: group('fontFamily', said.font, measures.font, families),
    text: group('dimension', said.text, measures.text, dimension),
    lineHeight: group('number', said.lineHeight, measures.lineHeight, number),
    weight: group('fontWeight', said.weight, measures.weight, number),
    // The format knows no em.
    tracking: group('number', `${said.tracking} In em.`, measures.tracking, Number.parseFloat),
    layer: group('number', said.layer, measures.layer, number),
  };
}

/** The text of `tokens.json`. */
export function designTokensFile(): string {
  return `${JSON.stringify(designTokens(), null, 1)}\n`;
}
