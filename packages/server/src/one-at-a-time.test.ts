import { expect, test } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

// ACCOUNT-4
test('work of one key waits for the work before it', async () => {
  const oneAtATime = createOneAtATime();
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const work = (name: string, until?: Promise<void>) => async () => {
    order.push(`${name} begins`);
    await until;
    order.push(`${name} ends`);
  };
  const all = [
    oneAtATime('a', work('one', first.promise)),
    oneAtATime('a', work('two')),
    oneAtATime('b', work('other')),
  ];
  await all[2];
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual([
    'one begins',
    'other begins',
    'other ends',
    'one ends',
    'two begins',
    'two ends',
  ]);
});

test('work that fails lets the next one begin', async () => {
  const oneAtATime = createOneAtATime();
  const failing = oneAtATime('a', () => Promise.reject(new Error('refused')));
  const next = oneAtATime('a', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
