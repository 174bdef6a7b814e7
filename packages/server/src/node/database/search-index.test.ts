import { expect, it } from 'vitest';
import { ensureSearchIndex } from './search-index.ts';

// DOC-39
it('goes without an index where the database permits none, and logs it', async () => {
  const ran: string[] = [];
  const warned: string[] = [];
  const connection = {
    rows: async () => [{ name: null }],
    run: async (statements: string) => {
      ran.push(statements);
      if (statements.includes('EXTENSION')) throw Object.assign(new Error(), { code: '42501' });
    },
  };
  const database = {
    onOneConnection: async <Result>(work: (one: typeof connection) => Promise<Result>) =>
      work(connection),
  };
  const logger = { warn: (_: object, message: string) => void warned.push(message) };
  expect(await ensureSearchIndex(database, logger)).toBe(false);
  expect(ran).toContain('ROLLBACK');
  expect(warned).toEqual([expect.stringContaining('without an index')]);
});
