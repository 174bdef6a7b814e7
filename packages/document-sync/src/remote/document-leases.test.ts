import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDocumentLeases } from './document-leases.ts';

test('a lease waits for what the outbox sends', async () => {
  const leases = createDocumentLeases();
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = leases.runUnlessLeased('d1', () => promise);
  let isLeased = false;
  const leasing = leases.lease('d1').finally(() => {
    isLeased = true;
  });
  expect(await leases.runUnlessLeased('d1', () => Promise.reject(new Error('leased')))).toBeNull();
  await setImmediate();
  expect(isLeased).toBe(false);
  resolve();
  await Promise.all([sending, leasing]);
});
