import { useEffect, useEffectEvent, useState } from 'react';
import { openDocument } from '../saving/open-document.ts';
import type { OpenedDocument } from '../saving/open-document.ts';
import type { SavingOptions } from '../saving/auto-save-actor.ts';
import { nameOf } from '../saving/taken-documents.ts';

type Opening =
  | { status: 'opening' }
  | { status: 'open'; opened: OpenedDocument }
  | { status: 'failed'; error: unknown };

/** By document, until it is closed: whoever opens it again must find what has been put away. */
const closing = new Map<string, Promise<void>>();

/**
 * Keeps a document open for writing while the calling component is on the page. Give the component
 * the user's and the document's ids as its `key`.
 * @returns null while it opens.
 * @throws ApiError while rendering, for the route's error page, when the document cannot be read.
 */
export function useOpenDocument(
  options: SavingOptions & { onClosed: (hasSaved: boolean) => void; onFailed: () => void },
): OpenedDocument | null {
  const { api, userId, documentId, words } = options;
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const onSaved = useEffectEvent(options.onSaved);
  const onClosed = useEffectEvent(options.onClosed);
  const onFailed = useEffectEvent(options.onFailed);
  const sessionIsThere = useEffectEvent(() => options.sessionIsThere?.() ?? Promise.resolve(true));

  useEffect(() => {
    let isHere = true;
    const name = nameOf({ userId, documentId });
    const open = async () => {
      await closing.get(name);
      return openDocument({
        api,
        userId,
        documentId,
        words,
        onSaved: (answer) => {
          if (isHere) onSaved(answer);
        },
        sessionIsThere,
      });
    };
    const turn = open();
    const show = async () => {
      try {
        const opened = await turn;
        if (isHere) setOpening({ status: 'open', opened });
      } catch (error) {
        if (!isHere) return;
        setOpening({ status: 'failed', error });
        onFailed();
      }
    };
    const close = async () => {
      const opened = await turn.catch(() => null);
      await opened?.close();
      onClosed((opened?.actor.getSnapshot().context.acknowledgements ?? 0) > 0);
    };
    void show();
    return () => {
      isHere = false;
      const closed = close().finally(() => {
        if (closing.get(name) === closed) closing.delete(name);
      });
      closing.set(name, closed);
    };
  }, [api, userId, documentId, words]);

  if (opening.status === 'failed') throw opening.error;
  return opening.status === 'open' ? opening.opened : null;
}
