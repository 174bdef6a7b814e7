import 'fake-indexeddb/auto';
import type { Change, Queue } from '@ecritoire/machines/auto-save';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage, openTestQueue } from '../testing/browser-tab.ts';
import { createDeviceQueues } from './device-queues.ts';

const storage = new FakeStorage();
const queues = createDeviceQueues(storage);
const openQueue = () => openTestQueue(owner, { storage });
const owner = { userId: crypto.randomUUID(), documentId: crypto.randomUUID() };
const nothing: Queue = { inFlight: null, pending: {} };

function typed(text: string): Queue {
  const change: Change = {
    operation: 'put',
    id: 'p',
    position: 'a0',
    type: 'paragraph',
    content: [{ text, marks: [] }],
    parentVersion: 0,
  };
  return { inFlight: null, pending: { p: change } };
}

/** What the next visit to the document finds. */
async function found(): Promise<Queue> {
  const queue = await openQueue();
  queue.close();
  return queue.restored;
}

beforeEach(() => {
  storage.clear();
});
afterEach(() => queues.discard(owner.userId));

// SAVE-5
test('the next page finds what was typed just before leaving', async () => {
  const queue = await openQueue();
  await queue.save(typed('Il était'));
  queue.writeSnapshot(typed('Il était une fois'));
  queue.close();
  expect(await queues.list(owner.userId)).toEqual([
    { documentId: owner.documentId, isLocked: false, isGone: false },
  ]);
  expect(await found()).toEqual(typed('Il était une fois'));
  expect(await found()).toEqual(typed('Il était une fois'));
});

test('a snapshot needs no queue in the database', async () => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  queue.close();
  expect(await queues.list(owner.userId)).toHaveLength(1);
  expect(await found()).toEqual(typed('Il'));
});

test('a later save of the same page supersedes its snapshot', async () => {
  const queue = await openQueue();
  const saving = queue.save(typed('Il'));
  queue.writeSnapshot(typed('Il était'));
  await saving;
  expect(storage.keys()).toHaveLength(1);
  await queue.save(typed('Il était une'));
  expect(storage.keys()).toEqual([]);
  queue.close();
  expect(await found()).toEqual(typed('Il était une'));
});

// SAVE-55
test('a newer snapshot survives the save of an older one', async () => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  const saving = queue.save(typed('Il'));
  queue.writeSnapshot(typed('Il était'));
  await saving;
  queue.close();
  expect(await found()).toEqual(typed('Il était'));
});

test('acknowledged words are not restored', async () => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  await queue.save(nothing);
  queue.close();
  expect(await found()).toEqual(nothing);
});

test('an empty snapshot overrides a queue that was acknowledged', async () => {
  const queue = await openQueue();
  await queue.save(typed('Il'));
  queue.writeSnapshot(nothing);
  queue.close();
  expect(await found()).toEqual(nothing);
  expect(await queues.list(owner.userId)).toEqual([]);
});

test('another tab adopts the snapshot of a closed tab', async () => {
  const open = await openQueue();
  const closing = await openQueue();
  await closing.save(typed('Il'));
  closing.writeSnapshot(typed('Il était'));
  closing.close();
  const orphan = await open.nextOrphan();
  expect(orphan?.queue).toEqual(typed('Il était'));
  await orphan?.discard();
  open.close();
  expect(await found()).toEqual(nothing);
});

test('a snapshot stores pending words that the browser cleared', async () => {
  const queue = await openQueue();
  const all = typed('Il');
  await queue.save(all);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('ecritoire').addEventListener('success', resolve);
  });
  queue.writeSnapshot(all);
  queue.close();
  expect(await found()).toEqual(all);
});

test('an empty queue writes no snapshot', async () => {
  const queue = await openQueue();
  await queue.save(typed('Il'));
  await queue.save(nothing);
  queue.writeSnapshot(nothing);
  expect(storage.keys()).toEqual([]);
  queue.close();
});

// SAVE-26
test.each([
  ['what was typed since', typed('Il était')],
  ['nothing, once all was acknowledged', nothing],
])('a killed browser’s old snapshot does not replace %s', async (_, newer) => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  const onDisk = Object.entries(storage);
  await queue.save(newer);
  expect(storage.keys()).toEqual([]);
  queue.close();
  const bringBack = () => {
    for (const [name, value] of onDisk) storage.setItem(name, String(value));
  };
  bringBack();
  expect(await found()).toEqual(newer);
  bringBack();
  expect(await found()).toEqual(newer);
});

test('snapshots are deleted with the account', async () => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  queue.close();
  await queues.discard(owner.userId);
  expect(storage.keys()).toEqual([]);
  expect(await found()).toEqual(nothing);
});

// SAVE-26
test('a superseded snapshot stays superseded for days', async () => {
  const queue = await openQueue();
  queue.writeSnapshot(typed('Il'));
  const note = Object.entries(storage).map(([key, value]): [string, string] => [key, value]);
  await queue.save(typed('Il'));
  await queue.save(typed('Il pleuvait'));
  queue.close();
  // The disk still has what the browser had no time to remove.
  const now = Date.now();
  for (const days of [3, 6]) {
    for (const [key, value] of note) storage.setItem(key, value);
    vi.setSystemTime(now + days * 24 * 60 * 60 * 1000);
    expect(await found()).toEqual(typed('Il pleuvait'));
  }
  vi.useRealTimers();
});
