/** What a page tells the others about a document, and the outbox the page it is in. */
export type DocumentWord = 'saved' | 'left';

type Message = { userId: string; documentId: string; word: DocumentWord };

export type DocumentChannel = { tell: (word: DocumentWord) => void; close: () => void };

/**
 * Speaks of one document with whoever else on this device has it open: other tabs, and the outbox.
 * Nobody hears themselves.
 *
 * @param onWord `saved`: the server has more of it than before; `left`: a queue of it is free.
 */
export function openDocumentChannel(
  { userId, documentId }: { userId: string; documentId: string },
  onWord: (word: DocumentWord) => void = () => {},
): DocumentChannel {
  const channel = new BroadcastChannel('ecritoire:documents');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId === userId && data.documentId === documentId) onWord(data.word);
  });
  return {
    tell: (word) => {
      const message: Message = { userId, documentId, word };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage(message);
    },
    close: () => channel.close(),
  };
}
