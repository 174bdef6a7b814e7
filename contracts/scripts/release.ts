import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** From now on, the contract as it is generated is what may not break without a major version. */
await copyFile(join(root, 'generated/openapi.json'), join(root, 'released/openapi.json'));

const waivers = join(root, 'released/waivers.yaml');
const lines = (await readFile(waivers, 'utf8')).split('\n');
await writeFile(waivers, `${lines.filter((line) => line.startsWith('#')).join('\n')}\n`);
