import { replay } from '@ecritoire/machines/auto-save';
import { queryOptions } from '@tanstack/react-query';
import { forgetQueued, listQueued, readQueued } from './queued-documents.ts';
import { plainTextOf } from './plain-text.ts';

/** The words that this device alone still has of documents that are no more, one document each. */
export const goneWordsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['goneWords', userId],
    queryFn: async () => {
      const queued = await listQueued(userId);
      const gone = queued.filter(({ isGone, isOpenElsewhere }) => isGone && !isOpenElsewhere);
      const found = await Promise.all(
        gone.map(async ({ documentId }) => {
          const queues = await readQueued({ userId, documentId });
          const texts = queues.map((queue) => plainTextOf(replay([], queue)));
          const text = texts.filter(Boolean).join('\n\n');
          // Deletions alone: nothing is left to be taken along.
          if (text === '') await forgetQueued(userId, documentId);
          return { documentId, text };
        }),
      );
      return found.filter(({ text }) => text !== '');
    },
  });
