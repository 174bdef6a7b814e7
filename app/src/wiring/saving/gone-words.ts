import { replay } from '@ecritoire/machines/auto-save';
import { queryOptions } from '@tanstack/react-query';
import { keptName, type DocumentName } from './kept-names.ts';
import { plainTextOf } from '../documents/plain-text.ts';
import { forgetQueued, listQueued, readQueued } from './queued-documents.ts';

/** Of a document that is no more: its words that this device alone still has. */
export type GoneWords = {
  documentId: string;
  text: string;
  /** Null where it was never known here. */
  name: DocumentName | null;
};

const keyOf = (userId: string) => ['goneWords', userId];

/** The words of all such documents that no page shows. */
export const goneWordsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const queued = await listQueued(userId);
      const gone = queued.filter(({ isGone, isOpenElsewhere }) => isGone && !isOpenElsewhere);
      return wordsOf(userId, gone);
    },
  });

/** Those of one document, in its own place; none where it is not known to be gone. */
export const goneWordsOfQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), documentId],
    queryFn: async () => {
      const queued = await listQueued(userId);
      // The page that is being reloaded may hold it a moment longer than it lives.
      return wordsOf(
        userId,
        queued.filter((one) => one.isGone && one.documentId === documentId),
      );
    },
  });

async function wordsOf(
  userId: string,
  documents: readonly { documentId: string }[],
): Promise<GoneWords[]> {
  const found = await Promise.all(
    documents.map(async ({ documentId }) => {
      const owner = { userId, documentId };
      const queues = await readQueued(owner);
      const texts = queues.map((queue) => plainTextOf(replay([], queue)));
      const text = texts.filter(Boolean).join('\n\n');
      const name = keptName(owner);
      // Deletions alone: nothing is left to be taken along.
      if (text === '') await forgetQueued(userId, documentId);
      return { documentId, text, name };
    }),
  );
  return found.filter(({ text }) => text !== '');
}
