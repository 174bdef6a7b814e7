/** What a page tells the others about a document, and the outbox the page it is in. */
type DocumentWord = 'saved' | 'left' | 'opening';

type Message = { userId: string; documentId: string; word: DocumentWord };

export type DocumentChannel = {
  tell: (word: DocumentWord) => void;
  /**
   * Hears each word, those that were said before included.
   * @param onWord `saved`: the server has more of it than before; `left`: a queue of it is free;
   *   `opening`: a page wants what waits of it, from the page that is sending that.
   * @returns what stops it.
   */
  follow: (onWord: (word: DocumentWord) => void) => () => void;
  close: () => void;
};

/**
 * Speaks of one document with whoever else on this device has it open: other tabs, and the outbox.
 * Nobody hears themselves.
 */
export function openDocumentChannel({
  userId,
  documentId,
}: {
  userId: string;
  documentId: string;
}): DocumentChannel {
  const unheard = new Set<DocumentWord>();
  let hear: (word: DocumentWord) => void = (word) => unheard.add(word);
  const channel = new BroadcastChannel('ecritoire:documents');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId === userId && data.documentId === documentId) hear(data.word);
  });
  return {
    tell: (word) => {
      const message: Message = { userId, documentId, word };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage(message);
    },
    follow: (onWord) => {
      hear = onWord;
      for (const word of unheard) onWord(word);
      unheard.clear();
      return () => {
        hear = () => {};
      };
    },
    close: () => channel.close(),
  };
}
