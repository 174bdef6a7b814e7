import type { DeviceQueues, DocumentTitle } from '@ecritoire/document-sync';
import { replay } from '@ecritoire/machines/auto-save';
import { queryOptions } from '@tanstack/react-query';
import { plainTextOf } from '../../shared/editing/plain-text.ts';

/** Of a document that is no more: its words that this device alone still has. */
export type GoneWords = {
  documentId: string;
  text: string;
  /** Null where it was never known here. */
  name: DocumentTitle | null;
};

const keyOf = (userId: string) => ['goneWords', userId];

/** The words of all such documents that no page shows. */
export const goneWordsQuery = (queues: DeviceQueues, userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const queued = await queues.list(userId);
      const gone = queued.filter(({ isGone, isLocked }) => isGone && !isLocked);
      return wordsOf(queues, userId, gone);
    },
  });

/** Those of one document, in its own place; none where it is not known to be gone. */
export const goneWordsOfQuery = (queues: DeviceQueues, userId: string, documentId: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), documentId],
    queryFn: async () => {
      const queued = await queues.list(userId);
      // The page that is being reloaded may hold it a moment longer than it lives.
      return wordsOf(
        queues,
        userId,
        queued.filter((one) => one.isGone && one.documentId === documentId),
      );
    },
  });

async function wordsOf(
  device: DeviceQueues,
  userId: string,
  documents: readonly { documentId: string }[],
): Promise<GoneWords[]> {
  const found = await Promise.all(
    documents.map(async ({ documentId }) => {
      const owner = { userId, documentId };
      const queues = await device.read(owner);
      const texts = queues.map((queue) => plainTextOf(replay([], queue)));
      const text = texts.filter(Boolean).join('\n\n');
      const name = device.titles.get(owner);
      // Deletions alone: nothing is left to be taken along.
      if (text === '') await device.discard(userId, documentId);
      return { documentId, text, name };
    }),
  );
  return found.filter(({ text }) => text !== '');
}
