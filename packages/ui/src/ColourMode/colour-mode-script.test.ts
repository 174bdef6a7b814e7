import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { colourModeScript, colourModeScriptHash } from './colour-mode-script.ts';

test('the CSP hash matches the script', () => {
  const digest = createHash('sha256').update(colourModeScript).digest('base64');
  expect(colourModeScriptHash).toBe(`sha256-${digest}`);
});
