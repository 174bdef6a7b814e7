import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { expect, test } from 'vitest';
import { keysIn, type Keys } from './writability.ts';

const over = (phases: readonly WritingSessionTag[]) =>
  phases.reduce<Keys | null>((before, phase) => keysIn(phase, before), null);

// SESSION-12
test.each([
  [['active', 'idle'], 'lastOnes', true],
  [['active', 'paused'], 'lastOnes', true],
  [['active', 'loading', 'paused'], 'lastOnes', true],
  [['active', 'pausing', 'paused'], 'none', false],
  [['active', 'ending', 'reviewing', 'idle'], 'none', false],
  [['starting', 'idle'], 'lastOnes', false],
  [['active', 'idle', 'starting', 'active', 'pausing', 'loading', 'paused'], 'none', false],
  [['idle'], 'none', false],
] as const)('over %j keys are taken: %s, and lost remotely: %s', (phases, taken, lost) => {
  expect(over(phases)).toMatchObject({ taken, lost });
});
