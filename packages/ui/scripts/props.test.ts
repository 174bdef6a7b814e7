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

test('the recorded props are current (pnpm generate)', () => {
  expect(seen.file).toBe(readFileSync(new URL('props.txt', root), 'utf8'));
});

const blockOf = (name: string) =>
  seen.file.split('\n\n').find((block) => block.startsWith(`${name}\n`));

test('shapes named by a prop are expanded', () => {
  expect(blockOf('MenuAction')).toContain('\n  label: string');
  expect(blockOf('CommandGroup')).toContain('\n  commands: readonly Command[]');
  expect(blockOf('Command')).toContain('\n  keywords?: string');
});

test('default values are listed', () => {
  expect(blockOf('Badge')).toMatch(/^ {2}tone\?: .* = 'neutral'$/m);
  expect(blockOf('Card')).toMatch(/^ {2}headingLevel\?: .* = 2$/m);
  // By its value where a constant names it, by its name where another prop decides.
  expect(blockOf('Image')).toContain("\n  format?: string = 'webp'");
  expect(blockOf('Grid')).toMatch(/^ {2}rowGap\?: .* = gap$/m);
});

test('each branch of a choice is shown', () => {
  expect(blockOf('ToggleButton')).toContain('one of: icon: IconName, isIconOnly: true');
  expect(blockOf('ToggleButton')).toContain('one of: icon?: IconName, isIconOnly?: false');
});

test('props passed to the library are named', () => {
  expect(blockOf('Button')).toMatch(/and from the library: .*aria-describedby.* onPress /);
  expect(blockOf('TextField')).toMatch(/and from the library: .* onChange /);
});

test('every prop of ours says what it is for', () => {
  expect(seen.silent).toEqual([]);
});
