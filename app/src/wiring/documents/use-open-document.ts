import { useEffect, useEffectEvent, useState } from 'react';
import { openDocument } from '../saving/open-document.ts';
import type { OpenedDocument } from '../saving/open-document.ts';
import type { SavingOptions } from '../saving/auto-save-actor.ts';

type Opening =
  | { status: 'opening' }
  | { status: 'open'; opened: OpenedDocument }
  | { status: 'failed'; error: unknown };

/** Documents open one after another: the next must find what the one before has put away. */
let lastClosed: Promise<void> = Promise.resolve();

/**
 * Keeps a document open for writing while the calling component is on the page. Give the component
 * the user's and the document's ids as its `key`.
 * @returns null while it opens.
 * @throws ApiError while rendering, for the route's error page, when the document cannot be read.
 */
export function useOpenDocument(
  options: SavingOptions & { onClosed: (hasSaved: boolean) => void },
): OpenedDocument | null {
  const { api, userId, documentId } = options;
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const onSaved = useEffectEvent(options.onSaved);
  const onClosed = useEffectEvent(options.onClosed);
  const sessionIsThere = useEffectEvent(() => options.sessionIsThere?.() ?? Promise.resolve(true));

  useEffect(() => {
    let isHere = true;
    const turn = lastClosed.then(() =>
      openDocument({
        api,
        userId,
        documentId,
        onSaved: (answer) => {
          if (isHere) onSaved(answer);
        },
        sessionIsThere,
      }),
    );
    const show = async () => {
      try {
        const opened = await turn;
        if (isHere) setOpening({ status: 'open', opened });
      } catch (error) {
        if (isHere) setOpening({ status: 'failed', error });
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
      lastClosed = close();
    };
  }, [api, userId, documentId]);

  if (opening.status === 'failed') throw opening.error;
  return opening.status === 'open' ? opening.opened : null;
}
