import type { ApiClient } from '@ecritoire/api-client';
import type { SavedParagraphs } from '@ecritoire/contracts';
import type { Batch, SaveOutcome } from '@ecritoire/machines/auto-save';

/** Calls that outlive their page share 64 KiB, headers included. */
const keepaliveBytes = 60 * 1024;

/** These answers mean that the same batch will never be taken as it is. */
const refusals = new Set([400, 413, 415, 422]);

/** Sends one batch; the machine decides by the outcome what becomes of it. */
export async function saveParagraphs(
  api: ApiClient,
  documentId: string,
  { key, changes, origin }: Batch,
  onSaved: (answer: SavedParagraphs) => void,
): Promise<SaveOutcome> {
  const body = { changes: [...changes], ...(origin ? { origin } : {}) };
  const { data, error } = await api.saveParagraphs(documentId, key, body, {
    keepalive: document.visibilityState === 'hidden' && bytesOf(body) < keepaliveBytes,
  });
  if (data) {
    onSaved(data);
    return { kind: 'saved', paragraphs: data.paragraphs, deletedIds: data.deletedIds };
  }
  if (error.status === null) return { kind: 'offline' };
  if (error.data && 'paragraphs' in error.data) {
    const { paragraphs, deletedIds } = error.data;
    return { kind: 'conflict', paragraphs, deletedIds };
  }
  const { messageKey } = error;
  if (messageKey === 'writingSessions.noneActive') return { kind: 'noActiveSession' };
  if (messageKey === 'documents.notFound') return { kind: 'gone', messageKey };
  return { kind: refusals.has(error.status) ? 'refused' : 'failed', messageKey };
}

function bytesOf(body: unknown): number {
  return new Blob([JSON.stringify(body)]).size;
}
