import type { Result } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import type { DocumentSync } from '../document-sync.ts';
import { contextKey } from '../sync-context.ts';
import { openDocumentChannel } from './document-channel.ts';

export type ServerChange<Data> =
  /** The change did not go through: nothing has changed. */
  | { kind: 'failed'; result: Extract<Result<Data>, { success: false }> }
  /** Some words of the document are on this device only: the change was not asked for. */
  | { kind: 'unsaved' }
  /** `document`: its text by now; null where that could not be read. */
  | { kind: 'changed'; data: Data; document: Document | null };

/**
 * Changes the text of a document on the server itself, once that has all that was typed in it on this
 * device. Every page that has the document open shows the change at once.
 * @param change for instance the restoration of a version.
 */
export async function changeOnServer<Data>(
  sync: DocumentSync,
  documentId: string,
  change: () => Promise<Result<Data>>,
): Promise<ServerChange<Data>> {
  const { api, cache, prefetch, userId } = sync[contextKey];
  await sync.flushAll();
  // The device drops what was saved a moment later.
  await sync.persistAll();
  const { stored, inMemory } = await sync.pending();
  if (inMemory.has(documentId) || stored?.has(documentId)) return { kind: 'unsaved' };
  const result = await change();
  if (!result.success) return { kind: 'failed', result };
  // What was requested ahead of its page is from before the change.
  await prefetch.cancel();
  const channel = openDocumentChannel({ userId, documentId });
  channel.post('saved');
  channel.close();
  const reading = await api.getDocument(documentId);
  if (reading.data) cache.set(reading.data);
  return { kind: 'changed', data: result.data, document: reading.data };
}
