import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/** From now on, the contract as it is generated is what may not break without a major version. */
await copyFile(
  join(import.meta.dirname, '../generated/openapi.json'),
  join(import.meta.dirname, '../released/openapi.json'),
);
