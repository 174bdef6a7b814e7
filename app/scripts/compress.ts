import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(?:js|css|svg|json|map|txt|xml)$/;
/** Below this a compressed answer saves no packet. */
const smallest = 1024;

/**
 * Puts a brotli and a gzip form beside every file that gains by it, so that no request waits for
 * compression. Pages are left out: the server writes its settings into them first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !worthIt.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const params = {
      // Source maps are large, and nobody waits for them.
      [constants.BROTLI_PARAM_QUALITY]: entry.name.endsWith('.map') ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
