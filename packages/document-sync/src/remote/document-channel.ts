import type { DocumentOwner } from '../owner.ts';

/**
 * `saved`: the server has more of the document than before; `left`: a queue of it is no longer held;
 * `opening`: a page is about to open it, so an outbox that sends for it has to stop.
 */
type DocumentMessage = 'saved' | 'left' | 'opening';

/** On the wire it is called a word, as by the tabs of older builds. */
type ChannelMessage = DocumentOwner & { word: DocumentMessage };

export type DocumentChannel = {
  post: (message: DocumentMessage) => void;
  /** Receives each message, those that came before this call included. @returns what stops it. */
  follow: (onMessage: (message: DocumentMessage) => void) => () => void;
  close: () => void;
};

/**
 * Opens a channel between the pages and outboxes of this device that have one document. A sender does
 * not receive its own messages.
 */
export function openDocumentChannel({ userId, documentId }: DocumentOwner): DocumentChannel {
  const early = new Set<DocumentMessage>();
  let receive: (message: DocumentMessage) => void = (message) => early.add(message);
  const channel = new BroadcastChannel('ecritoire:documents');
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.userId === userId && data.documentId === documentId) receive(data.word);
  });
  return {
    post: (message) => {
      const sent: ChannelMessage = { userId, documentId, word: message };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage(sent);
    },
    follow: (onMessage) => {
      receive = onMessage;
      for (const message of early) onMessage(message);
      early.clear();
      return () => {
        receive = () => {};
      };
    },
    close: () => channel.close(),
  };
}
