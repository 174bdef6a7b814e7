import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTokens } from './tokens-file.ts';

it.each([
  ['is made', undefined],
  ['was there for everyone to read', 'old'],
])('a file of tokens that %s is private', (_, old) => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tokens');
  if (old !== undefined) {
    writeFileSync(file, old);
    chmodSync(file, 0o644);
  }
  writeTokens(file, "export TOKEN='a'\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe("export TOKEN='a'\n");
});
