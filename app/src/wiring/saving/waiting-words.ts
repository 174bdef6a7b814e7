import { replay } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import { queryOptions } from '@tanstack/react-query';
import { keptName } from './kept-names.ts';
import { readQueued } from './queued-documents.ts';

/** What this device holds of a document that the server has not acknowledged. */
export const waitingWordsQuery = (owner: { userId: string; documentId: string }) =>
  queryOptions({
    queryKey: ['waitingWords', owner.userId, owner.documentId],
    queryFn: async () => {
      const queues = await readQueued(owner);
      // Two tabs may have left words of one paragraph.
      const paragraphs = queues.reduce<Paragraph[]>(replay, []);
      return { paragraphs, name: keptName(owner) };
    },
  });
