import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const print = "import { propsFile } from './scripts/props.ts'; process.stdout.write(propsFile());";

// In a process of its own: the compiler is several times slower inside of the test runner.
test('the props of every component are those that were last looked at (pnpm generate)', () => {
  const today = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(today).toBe(readFileSync(new URL('props.txt', root), 'utf8'));
}, 60_000);
