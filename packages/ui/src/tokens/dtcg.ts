import { breakpoints } from './breakpoints.ts';
import { measures } from './measures.ts';
import { darkRoles, lightRoles, type ColourRoles } from './roles.ts';
import { scales } from './scales.ts';

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
  values: Readonly<Record<string, string | number>>,
  read: (value: string) => Json,
): Group {
  return {
    $type: type,
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

/** Roles point at the steps they were chosen from; a veil is no step, and stands for itself. */
function roles(of: ColourRoles): Group {
  const read = (hex: string) => stepOf.get(hex) ?? colour(hex);
  return {
    $type: 'color',
    ...Object.fromEntries(
      Object.entries(of).map(([name, part]) => [
        name,
        typeof part === 'string'
          ? { $value: read(part) }
          : Object.fromEntries(
              Object.entries(part).map(([role, hex]) => [role, { $value: read(hex) }]),
            ),
      ]),
    ),
  };
}

const { fast, normal, slow, still, ...curves } = measures.motion;

/** Every token in the design-tokens format of the W3C community group (DTCG 2025.10). */
function designTokens(): Group {
  const number = (value: string) => Number(value);
  return {
    $description: 'The tokens of Écritoire. Written by `pnpm generate`: change packages/ui/src.',
    colour: {
      scale: {
        $type: 'color',
        ...Object.fromEntries(
          Object.entries(scales).map(([name, steps]) => [
            name,
            Object.fromEntries(
              Object.entries(steps).map(([step, hex]) => [step, { $value: colour(hex) }]),
            ),
          ]),
        ),
      },
      light: roles(lightRoles),
      dark: roles(darkRoles),
    },
    space: group('dimension', measures.space, dimension),
    size: group('dimension', measures.size, dimension),
    radius: group('dimension', measures.radius, dimension),
    breakpoint: group('dimension', breakpoints, dimension),
    shadow: group('shadow', measures.shadow, shadow),
    duration: group('duration', { fast, normal, slow, still }, time),
    easing: group('cubicBezier', curves, bezier),
    font: group('fontFamily', measures.font, families),
    text: group('dimension', measures.text, dimension),
    lineHeight: group('number', measures.lineHeight, number),
    weight: group('fontWeight', measures.weight, number),
    tracking: {
      $description: 'In em: the format has no such unit.',
      ...group('number', measures.tracking, Number.parseFloat),
    },
    layer: group('number', measures.layer, number),
  };
}

/** The text of `tokens.json`. */
export function designTokensFile(): string {
  return `${JSON.stringify(designTokens(), null, 1)}\n`;
}
