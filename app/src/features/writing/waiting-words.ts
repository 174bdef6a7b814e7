import type { DeviceQueues } from '@ecritoire/document-sync';
import { replay } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import { queryOptions } from '@tanstack/react-query';

/** What this device holds of a document that the server has not acknowledged. */
export const waitingWordsQuery = (
  { read, titles }: DeviceQueues,
  owner: { userId: string; documentId: string },
) =>
  queryOptions({
    queryKey: ['waitingWords', owner.userId, owner.documentId],
    queryFn: async () => {
      const queues = await read(owner);
      // Two tabs may have left words of one paragraph.
      const paragraphs = queues.reduce<Paragraph[]>(replay, []);
      return { paragraphs, name: titles.get(owner) };
    },
  });
