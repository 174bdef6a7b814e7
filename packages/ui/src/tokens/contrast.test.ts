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
  const onGrounds = grounds(roles).flatMap(([ground, background]) => [
    ...Object.entries(texts).map(([name, colour]): Pair => [
      `${name} text on ${ground}`,
      colour,
      background,
    ]),
    ...tones.map((tone): Pair => [`${tone} text on ${ground}`, roles[tone].text, background]),
  ]);
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
  return grounds(roles).flatMap(([ground, background]): Pair[] => [
    [`control border on ${ground}`, roles.border.control, background],
    [`hovered control border on ${ground}`, roles.border.controlHover, background],
    [`focus ring on ${ground}`, roles.focus, background],
    ...tones.map((tone): Pair => [`solid ${tone} on ${ground}`, roles[tone].solid, background]),
  ]);
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
