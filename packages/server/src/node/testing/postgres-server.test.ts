import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isEachRuleOnce } from './each-rule-once.ts';
import { startPostgresServer } from './postgres-server.ts';
import { startProgram } from './programs.ts';

const OWNER = `
  import { startPostgresServer } from ${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))};
  const server = await startPostgresServer();
  process.stdout.write(server.folder + '\\n');
  setInterval(() => undefined, 1_000);
`;

// Of the tests' own means: each makes a PostgreSQL, which takes seconds.
describe.skipIf(isEachRuleOnce)('a test PostgreSQL', () => {
  test('dies with its killed owner', async () => {
    const owner = startProgram('--input-type=module', ['--eval', OWNER]);
    await owner.says('\n');
    const folder = owner.output().trim();
    const serves = () => existsSync(join(folder, 'data/postmaster.pid'));
    expect(serves()).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  });

  test('refuses connections while halted and resumes with its data', async () => {
    const server = await startPostgresServer();
    onTestFinished(server.stop);
    const ask = async (statement: string) => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    };
    await ask(`CREATE TABLE notes AS SELECT 'arc-en-ciel' AS text`);
    await server.halt();
    await expect(ask('SELECT')).rejects.toThrow('ECONNREFUSED');
    await server.resume();
    expect(await ask('SELECT text FROM notes')).toEqual([{ text: 'arc-en-ciel' }]);
    await server.halt();
  });
});
