import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
// In a process of its own: the compiler is several times slower inside of the test runner.
const seen: { file: string; silent: string[] } = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { propsFile, silentProps } from './scripts/props.ts'; process.stdout.write(JSON.stringify({ file: propsFile(), silent: silentProps() }));",
    ],
    { cwd: root, encoding: 'utf8' },
  ),
);

test('the props of every component are those that were last looked at (pnpm generate)', () => {
  expect(seen.file).toBe(readFileSync(new URL('props.txt', root), 'utf8'));
});

test('every prop of ours says what it is for', () => {
  expect(seen.silent).toEqual([]);
});
