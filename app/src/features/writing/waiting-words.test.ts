import 'fake-indexeddb/auto';
import { createDeviceQueues } from '@ecritoire/document-sync';
import { FakeStorage, openTestQueue } from '@ecritoire/document-sync/testing';
import type { Change } from '@ecritoire/machines/auto-save';
import { textOf } from '@ecritoire/prose';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { waitingWordsQuery } from './waiting-words.ts';

const owner = { userId: 'u1', documentId: 'd1' };

const put = (id: string, text: string): Change => ({
  operation: 'put',
  id,
  position: id,
  type: 'paragraph',
  content: [{ text, marks: [] }],
  parentVersion: 0,
});

// SAVE-40
test('words of two tabs appear once, in text order', async () => {
  for (const pending of [
    { b: put('b', 'Deux'), c: put('c', 'Trois') },
    { a: put('a', 'Un'), b: put('b', 'Deux') },
  ]) {
    const queue = await openTestQueue(owner, { takesOver: false });
    await queue.save({ inFlight: null, pending });
    queue.close();
  }
  const { paragraphs } = await new QueryClient().fetchQuery(
    waitingWordsQuery(createDeviceQueues(new FakeStorage()), owner),
  );
  expect(paragraphs.map(({ content }) => textOf(content))).toEqual(['Un', 'Deux', 'Trois']);
});
