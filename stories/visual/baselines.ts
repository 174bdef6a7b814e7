/** What every story looked like when it was last approved. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheets.ts';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));
const listFile = join(folder, 'digests.json');
const sheetFile = (id: string) => join(folder, `${id}.webp`);

export type Baselines = {
  /** The browser that took them: another one draws letters a little otherwise. */
  browser: string;
  /** Digests of the full pictures, by story and view. */
  digests: Record<string, Record<string, string>>;
};

export function readBaselines(): Baselines {
  return existsSync(listFile)
    ? JSON.parse(readFileSync(listFile, 'utf8'))
    : { browser: '', digests: {} };
}

export function writeBaselines({ browser, digests }: Baselines) {
  mkdirSync(folder, { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(digests).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(listFile, `${JSON.stringify({ browser, digests: sorted }, null, 2)}\n`);
}

export function readSheet(id: string): Sheet | null {
  return existsSync(sheetFile(id)) ? readFileSync(sheetFile(id)).toString('base64') : null;
}

export function writeSheet(id: string, sheet: Sheet) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(sheetFile(id), Buffer.from(sheet, 'base64'));
}

export function removeBaseline({ digests }: Baselines, id: string) {
  Reflect.deleteProperty(digests, id);
  rmSync(sheetFile(id), { force: true });
}
