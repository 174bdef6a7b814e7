import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { temporaryFolder } from './testing/programs.ts';

const NOBODY = 65_534;

/** Root may write everywhere: as long as the test runs, it is somebody else. */
function beAnOrdinaryUser(): void {
  if (process.getuid?.() !== 0) return;
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}

describe('the data folder', () => {
  test('is private to its owner', () => {
    const folder = join(temporaryFolder(), 'somewhere/data');
    prepareDataFolder(folder);
    prepareDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('is refused in one sentence where it is read-only', () => {
    const closed = join(temporaryFolder(), 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    beAnOrdinaryUser();
    const folder = join(closed, 'data');
    expect(() => prepareDataFolder(folder)).toThrow(
      `The data folder ${folder} cannot be read and written by this user: correct that, or set DATA_DIR to another folder.`,
    );
  });

  test('is refused when it is or is below a file', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow('is a file');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow('lies inside, a file');
  });
});
