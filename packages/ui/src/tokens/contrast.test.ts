import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { darkRoles, lightRoles, tones, type ColourRoles } from './roles.ts';

type Pair = [name: string, foreground: string, background: string];

const readable = 4.5;
const perceivable = 3;

function grounds(roles: ColourRoles): [string, string][] {
  const { page, surface, raised, sunken, hover, pressed } = roles.background;
  return Object.entries({ page, surface, raised, sunken, hover, pressed });
}

function textPairs(roles: ColourRoles): Pair[] {
  const { disabled: _exempt, ...texts } = roles.text;
  const inks = Object.entries(texts).concat(tones.map((tone) => [tone, roles[tone].text]));
  const onGrounds = grounds(roles).flatMap(([ground, background]) =>
    inks.map(([name, colour]): Pair => [`${name} text on ${ground}`, colour, background]),
  );
  const inTones = tones.flatMap((tone): Pair[] => [
    [`text on solid ${tone}`, roles[tone].onSolid, roles[tone].solid],
    [`text on solid ${tone}, hovered`, roles[tone].onSolid, roles[tone].solidHover],
    [`text on solid ${tone}, pressed`, roles[tone].onSolid, roles[tone].solidPressed],
    [`text on soft ${tone}`, roles[tone].onSoft, roles[tone].soft],
    [`text on soft ${tone}, hovered`, roles[tone].onSoft, roles[tone].softHover],
    [`${tone} text on its own soft ground`, roles[tone].text, roles[tone].soft],
    [`muted text on soft ${tone}`, roles.text.muted, roles[tone].soft],
  ]);
  return [...onGrounds, ...inTones, ['selected text', roles.text.default, roles.selection]];
}

function controlPairs(roles: ColourRoles): Pair[] {
  const { control, controlHover } = roles.border;
  const shapes = Object.entries({ control, controlHover, focus: roles.focus }).concat(
    tones.map((tone) => [`solid ${tone}`, roles[tone].solid]),
  );
  return grounds(roles).flatMap(([ground, background]) =>
    shapes.map(([name, colour]): Pair => [`${name} on ${ground}`, colour, background]),
  );
}

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('the %s colours', (_mode, roles) => {
  test.each(textPairs(roles))('can be read: %s', (_name, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(readable);
  });

  test.each(controlPairs(roles))('can be made out: %s', (_name, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(perceivable);
  });
});

test('contrast agrees with the reference values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
