import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { propsFile } from './props.ts';

test('the props of every component are those that were last looked at (pnpm generate)', () => {
  expect(propsFile()).toBe(readFileSync(new URL('../props.txt', import.meta.url), 'utf8'));
}, 30_000);
