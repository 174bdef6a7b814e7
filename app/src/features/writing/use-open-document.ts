import { createRetries, isRetryable } from '@ecritoire/api-client';
import {
  openDocument,
  type DocumentSync,
  type OpenedDocument,
  type SavingOptions,
} from '@ecritoire/document-sync';
import { useEffect, useEffectEvent, useState } from 'react';

export type Opening =
  | { status: 'opening' }
  | { status: 'open'; opened: OpenedDocument }
  /** The request failed and is retried automatically; at once by `retry`. */
  | { status: 'retrying'; error: unknown; retry: () => Promise<void> }
  | { status: 'failed'; error: unknown };

/**
 * Keeps a document open for writing while the calling component is on the page. Give the component
 * the user's and the document's ids as its `key`.
 * @throws ApiError while rendering, for the route's error page, when the document cannot be read.
 */
export function useOpenDocument(
  sync: DocumentSync,
  options: SavingOptions & {
    /** Awaited before the document is shown. */
    untilReady: () => Promise<void>;
    onClosed: (hasSaved: boolean) => void;
    onFailed: () => void;
  },
): Exclude<Opening, { status: 'failed' }> {
  const { documentId } = options;
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const onSaved = useEffectEvent(options.onSaved);
  const onClosed = useEffectEvent(options.onClosed);
  const onFailed = useEffectEvent(options.onFailed);
  const untilReady = useEffectEvent(options.untilReady);
  const waitForSession = useEffectEvent(() => options.waitForSession?.() ?? Promise.resolve(true));

  useEffect(() => {
    let isHere = true;
    const life = new AbortController();
    const open = () =>
      openDocument(sync, {
        documentId,
        onSaved: (response) => {
          if (isHere) onSaved(response);
        },
        waitForSession,
        signal: life.signal,
      });
    let turn: Promise<OpenedDocument>;
    let underWay: Promise<void> | null = null;
    const retries = createRetries(() => void retry());
    const show = async () => {
      turn = open();
      try {
        const [opened] = await Promise.all([turn, untilReady()]);
        retries.stop();
        if (isHere) setOpening({ status: 'open', opened });
      } catch (error) {
        if (!isHere) return;
        const status = isRetryable(error) ? 'retrying' : 'failed';
        setOpening({ status, error, retry });
        // What waits for a text that is asked for again goes on waiting.
        if (status === 'failed') onFailed();
        retries.failed(error);
      }
    };
    const retry = () => {
      underWay ??= show().finally(() => {
        underWay = null;
      });
      return underWay;
    };
    const close = async () => {
      const opened = await turn.catch(() => null);
      await opened?.close();
      onClosed((opened?.actor.getSnapshot().context.acknowledgements ?? 0) > 0);
    };
    void retry();
    return () => {
      isHere = false;
      retries.stop();
      life.abort();
      void close();
    };
  }, [sync, documentId]);

  if (opening.status === 'failed') throw opening.error;
  return opening;
}
