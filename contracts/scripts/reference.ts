import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const target = join(root, 'dist/reference');
const bundleOf = (name: string) => fileURLToPath(import.meta.resolve(`redoc/bundles/${name}`));

/** The page asks nobody but its own server: the picture beside Redoc's name is left out. */
const EXTERNAL_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NO_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

/** Its one colour that no theme and no selector reaches, that of patterns. */
const PATTERN_COLOUR = 'color: #0e7c86;';

async function redoc(): Promise<string> {
  const script = await readFile(bundleOf('redoc.standalone.js'), 'utf8');
  for (const part of [EXTERNAL_PICTURE, PATTERN_COLOUR]) {
    if (script.includes(part)) continue;
    throw new Error(`Redoc has changed: it has no ${part} any more.`);
  }
  return script
    .replaceAll(EXTERNAL_PICTURE, NO_PICTURE)
    .replaceAll(PATTERN_COLOUR, 'color: var(--pattern);')
    .replace(/\n\/\/# sourceMappingURL=.*/u, '');
}

/** The reference page for people, as files to be served below /docs. */
export async function buildReference(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(join(root, 'reference'), target, { recursive: true });
  await copyFile(join(root, 'generated/openapi.json'), join(target, 'openapi.json'));
  await writeFile(join(target, 'redoc.js'), await redoc());
  await copyFile(
    bundleOf('redoc.standalone.js.LICENSE.txt'),
    join(target, 'redoc.standalone.js.LICENSE.txt'),
  );
}

if (import.meta.main) await buildReference();
