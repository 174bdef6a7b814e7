import { expect, test } from 'vitest';
import { forcedRoles } from './roles.ts';
import { tones } from './tones.ts';

const grounds = new Set(['Canvas', 'ButtonFace']);

test('no border or fill has its background’s forced colour', () => {
  const { control, controlHover, subtle } = forcedRoles.border;
  const lines = [control, controlHover, subtle, forcedRoles.focus].concat(
    tones.flatMap((tone) => [forcedRoles[tone].solid, forcedRoles[tone].border]),
  );
  expect(lines.filter((colour) => grounds.has(colour))).toEqual([]);
});

test('no text has its background’s forced colour', () => {
  for (const tone of tones) {
    const { solid, onSolid, soft, onSoft, text } = forcedRoles[tone];
    expect(onSolid, tone).not.toBe(solid);
    expect(onSoft, tone).not.toBe(soft);
    expect(text, tone).not.toBe(forcedRoles.background.page);
  }
});
