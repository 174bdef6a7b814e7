import type { ApiClient, ApiError } from '@ecritoire/api-client';
import type { Document, ParagraphChange, SavedParagraphs } from '@ecritoire/contracts';
import { limits, type Batch, type Change, type SaveOutcome } from '@ecritoire/machines/auto-save';

/** Calls that outlive their page share 64 KiB, headers included. */
const keepaliveBytes = 60 * 1024;

/** These answers mean that the same batch will never be taken as it is. */
const refusals = new Set([400, 413, 415, 422]);

/**
 * Sends one batch; the machine decides by the outcome what becomes of it. Where something of it is stale,
 * the document is read again: a stretch of text may have more paragraphs by now than those that are stale.
 */
export async function saveParagraphs(
  api: ApiClient,
  documentId: string,
  { key, changes, origin, keepVersion }: Batch,
  {
    onSaved,
    onRead,
  }: { onSaved: (answer: SavedParagraphs) => void; onRead: (document: Document) => void },
): Promise<SaveOutcome> {
  const body = {
    changes: changes.map(sent),
    ...(origin && { origin }),
    ...(keepVersion && { keepVersion }),
  };
  const { data, error } = await api.saveParagraphs(documentId, key, body, {
    keepalive: document.visibilityState === 'hidden' && bytesOf(body) < keepaliveBytes,
  });
  if (data) {
    onSaved(data);
    const { paragraphs, deletedIds, nearLimits } = data;
    return { kind: 'saved', paragraphs, deletedIds, nearLimit: nearLimits?.[0]?.of };
  }
  if (error.data && 'paragraphs' in error.data) {
    const reading = await api.getDocument(documentId);
    if (!reading.data) return failureOf(reading.error);
    const { merging } = await import('@ecritoire/machines/auto-save/merging');
    onRead(reading.data);
    return { kind: 'conflict', paragraphs: reading.data.paragraphs, merging };
  }
  return failureOf(error);
}

function failureOf({ status, messageKey, retryAfterSeconds }: ApiError): SaveOutcome {
  if (status === null) return { kind: 'offline' };
  if (messageKey === 'writingSessions.noneActive') return { kind: 'noActiveSession' };
  if (messageKey === 'documents.notFound') return { kind: 'gone', messageKey };
  if (limits.has(messageKey)) return { kind: 'noRoom', messageKey };
  if (refusals.has(status)) return { kind: 'refused', messageKey };
  return { kind: 'failed', messageKey, retryAfterSeconds };
}

/** What a change was made from stays on this device. */
function sent(change: Change): ParagraphChange {
  const { id, parentVersion } = change;
  if (change.operation === 'delete') return { operation: 'delete', id, parentVersion };
  const { position, type, content } = change;
  return { operation: 'put', id, position, type, content, parentVersion };
}

function bytesOf(body: unknown): number {
  return new Blob([JSON.stringify(body)]).size;
}
