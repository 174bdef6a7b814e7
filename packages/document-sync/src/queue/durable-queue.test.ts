import 'fake-indexeddb/auto';
import type { Change, Queue } from '@ecritoire/machines/auto-save';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, openTestQueue } from '../testing/browser-tab.ts';
import { createDeviceQueues } from './device-queues.ts';

const queues = createDeviceQueues(new FakeStorage());
const owner = { userId: 'u1', documentId: 'd1' };
const nothing: Queue = { inFlight: null, pending: {} };

const put = (id: string, text: string): Change => ({
  operation: 'put',
  id,
  position: id,
  type: 'paragraph',
  content: [{ text, marks: [] }],
  parentVersion: 0,
});

const waiting: Queue = {
  inFlight: { key: 'key', changes: [put('a', 'envoyé')] },
  pending: { b: put('b', 'tapé'), c: { operation: 'delete', id: 'c', parentVersion: 3 } },
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('the durable queue', () => {
  test('restores changes and the keyed batch after a reload', async () => {
    const before = await openTestQueue(owner);
    expect(before.restored).toEqual(nothing);
    await before.save(waiting);
    before.close();

    const after = await openTestQueue(owner);
    expect(after.restored).toEqual(waiting);
    after.close();
  });

  test('drops what was acknowledged', async () => {
    const before = await openTestQueue(owner);
    await before.save(waiting);
    await before.save({ inFlight: null, pending: { b: put('b', 'tapé, suite') } });
    before.close();

    const after = await openTestQueue(owner);
    expect(after.restored).toEqual({ inFlight: null, pending: { b: put('b', 'tapé, suite') } });
    await after.save(nothing);
    after.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(nothing);
    later.close();
  });

  test('is separate for each document and each writer', async () => {
    const queue = await openTestQueue(owner);
    await queue.save(waiting);
    queue.close();
    for (const other of [
      { userId: 'u1', documentId: 'd2' },
      { userId: 'u2', documentId: 'd1' },
    ]) {
      const opened = await openTestQueue(other);
      expect(opened.restored).toEqual(nothing);
      opened.close();
    }
  });

  // ACCOUNT-7
  test('drops the words of a deleted account only', async () => {
    const others = { userId: 'u2', documentId: 'd1' };
    for (const each of [owner, others]) {
      const queue = await openTestQueue(each);
      await queue.save(waiting);
      queue.close();
    }
    await queues.discard(owner.userId);
    expect(await queues.list(owner.userId)).toEqual([]);
    expect(await queues.list(others.userId)).toHaveLength(1);
  });

  // SAVE-23
  test('two tabs on one document keep their queues apart', async () => {
    const first = await openTestQueue(owner);
    await first.save(waiting);
    const second = await openTestQueue(owner);
    expect(second.restored).toEqual(nothing);
    await second.save({ inFlight: null, pending: { z: put('z', 'ailleurs') } });
    await second.save(nothing);
    second.close();
    first.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    later.close();
  });

  test('an open tab adopts the queue of a closed one', async () => {
    const closing = await openTestQueue(owner);
    await closing.save(waiting);
    const open = await openTestQueue(owner);
    expect(await open.nextOrphan()).toBeNull();
    closing.close();

    const orphan = await open.nextOrphan();
    expect(orphan?.queue).toEqual(waiting);
    await orphan?.discard();
    expect(await open.nextOrphan()).toBeNull();
    open.close();
  });

  test('an adopted queue stays stored until it is discarded', async () => {
    const closing = await openTestQueue(owner);
    const open = await openTestQueue(owner);
    await closing.save(waiting);
    closing.close();
    (await open.nextOrphan())?.release();
    open.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    later.close();
  });

  // SAVE-26
  test('a closed tab’s words are found on a full device', async () => {
    const closed = await openTestQueue(owner);
    await closed.save(waiting);
    closed.close();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const opened = await openTestQueue(owner);
    expect(opened.restored).toEqual(waiting);
    full.mockRestore();
    opened.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    later.close();
  });

  // SAVE-26
  test('what is unreadable on opening is found once readable', async () => {
    const closed = await openTestQueue(owner);
    await closed.save(waiting);
    closed.close();
    const unreadable = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    const opened = await openTestQueue(owner);
    expect(opened.restored).toEqual(nothing);
    unreadable.mockRestore();
    expect((await opened.nextOrphan())?.queue).toEqual(waiting);
    opened.close();
  });

  test('the next write repairs one that failed', async () => {
    const queue = await openTestQueue(owner);
    // What cannot be cloned stands for any write that the device refuses.
    const broken = { inFlight: null, pending: { x: Object.assign(put('x', ''), { no: () => 0 }) } };
    await expect(queue.save(broken)).rejects.toThrow('clone');
    await queue.save(waiting);
    queue.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    later.close();
  });

  // SAVE-29
  test('a newer build gets its database; later words are stored', async () => {
    const queue = await openTestQueue(owner);
    const deleting = indexedDB.deleteDatabase('ecritoire');
    await vi.waitFor(() => expect(deleting.readyState).toBe('done'));
    await queue.save(waiting);
    queue.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    later.close();
  });

  // SAVE-25
  test('a save stores everything again that the browser cleared', async () => {
    const queue = await openTestQueue(owner);
    await queue.save({ inFlight: null, pending: { b: put('b', 'tapé') } });
    const clearing = indexedDB.deleteDatabase('ecritoire');
    await vi.waitFor(() => expect(clearing.readyState).toBe('done'));
    const all = { inFlight: null, pending: { b: put('b', 'tapé'), d: put('d', 'encore') } };
    await queue.save(all);
    queue.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(all);
    later.close();
  });

  // SAVE-29
  test('each save fails while a newer build has the database', async () => {
    const queue = await openTestQueue(owner);
    const newer = indexedDB.open('ecritoire', 2);
    await vi.waitFor(() => expect(newer.readyState).toBe('done'));
    await expect(queue.save(waiting)).rejects.toThrow('version');
    queue.close();
    newer.result.close();
  });

  test('reports a cleared database, then stores the queue again', async () => {
    const queue = await openTestQueue(owner);
    await queue.save(waiting);
    expect(await queue.isIntact()).toBe(true);
    const clearing = indexedDB.deleteDatabase('ecritoire');
    await vi.waitFor(() => expect(clearing.readyState).toBe('done'));
    expect(await queue.isIntact()).toBe(false);
    await queue.save(waiting);
    expect(await queue.isIntact()).toBe(true);
    queue.close();

    const later = await openTestQueue(owner);
    expect(later.restored).toEqual(waiting);
    expect(await later.isIntact()).toBe(true);
    later.close();
  });

  test('a device without storage opens, and each save rejects', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('denied');
      },
    });
    const queue = await openTestQueue(owner);
    expect(queue.restored).toEqual(nothing);
    await expect(queue.save(waiting)).rejects.toThrow('denied');
  });
});
