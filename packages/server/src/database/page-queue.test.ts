import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { queryPage } from './page-queue.ts';

describe.each(databases)('pages of long reads on $name', ({ open }) => {
  const database = useDatabase(open);

  // ACCOUNT-3
  it('are read one at a time', async () => {
    const { db } = database;
    const events: string[] = [];
    const read = (name: string) =>
      queryPage(db, async () => {
        events.push(`${name} begins`);
        await db.execute('SELECT 1');
        events.push(`${name} ends`);
      });
    await Promise.all(['one', 'two', 'three'].map(read));
    expect(events).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });

  // ACCOUNT-3
  it('wait for no transaction’s page, nor the reverse', async () => {
    const { db } = database;
    const ended: string[] = [];
    await db.transaction(async (transaction) => {
      const waiting = queryPage(db, async () => void ended.push('outside'));
      await queryPage(transaction, async () => void ended.push('inside'));
      expect(ended).toEqual(['inside']);
      await waiting;
    });
  });

  // ACCOUNT-3
  it('go on after one that failed', async () => {
    const { db } = database;
    const failing = queryPage(db, () => Promise.reject(new Error('lost')));
    const next = queryPage(db, () => Promise.resolve('rows'));
    await expect(failing).rejects.toThrow('lost');
    expect(await next).toBe('rows');
  });
});
