import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from './programs.ts';

const OWNER = `
  import { startPostgresServer } from ${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))};
  const server = await startPostgresServer();
  process.stdout.write(server.folder + '\\n');
  setInterval(() => undefined, 1_000);
`;

test('a PostgreSQL for tests leaves nothing behind when its owner is killed with -9', async () => {
  const owner = startProgram('--input-type=module', ['--eval', OWNER]);
  await owner.says('\n');
  const folder = owner.output().trim();
  const serves = () => existsSync(join(folder, 'data/postmaster.pid'));
  expect(serves()).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
});
