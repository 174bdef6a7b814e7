import { ApiError, documentQuery, type Result } from '@ecritoire/api-client';
import { changeOnServer } from '@ecritoire/document-sync';
import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import type { Services } from '../../shared/services/services.ts';
import {
  lookAtLiveSession,
  sessionIsThere,
  sessionSaved,
  startIn,
} from '../../shared/session/writing-session.ts';

type Paragraphs = readonly Pick<Document['paragraphs'][number], 'id' | 'version'>[];

/** What becomes what it was in a version: the whole text, or some of its paragraphs. */
export type Restoration = {
  versionId: string;
  paragraphIds?: readonly string[];
  /** Nothing is restored where the text is another by now. */
  onlyFrom?: Paragraphs;
};

/** `undo` is absent where nothing has changed, or the version from before is not known. */
export type Restored = { hasChanged: boolean; undo?: Restoration };

const failure = (messageKey: string): Extract<Result<never>, { success: false }> => ({
  success: false,
  data: null,
  error: new ApiError(messageKey, { status: null, messageKey, data: null }),
});

/** No text can be written for now. */
export const noSessionKey = 'documentVersions.noSession';
export const unsavedKey = 'documentVersions.unsaved';
export const writtenSinceKey = 'documentVersions.writtenSince';

/** Whether two readings have the same paragraphs, none of them saved again in between. */
function isSame(one: Paragraphs, other: Paragraphs): boolean {
  const versions = new Map(one.map(({ id, version }) => [id, version]));
  return (
    one.length === other.length && other.every(({ id, version }) => versions.get(id) === version)
  );
}

export const noSession = () => failure(noSessionKey);

/** Starts a session, or resumes the one that is paused. @returns whether one is active. */
export async function activateSession(
  { session }: Pick<Services, 'session'>,
  place: { projectId: string; documentId?: string },
): Promise<boolean> {
  const resume = { type: 'resume' } as const;
  if (session.getSnapshot().can(resume)) session.send(resume);
  else startIn(session, place);
  await sessionIsThere(session);
  return session.getSnapshot().hasTag('active');
}

/** What was typed on another device a moment before is a version all the same. */
export async function restoreOnServer(
  api: Pick<Services['api'], 'getDocument' | 'restoreDocumentVersion'>,
  documentId: string,
  { versionId, paragraphIds, onlyFrom }: Restoration,
  idempotencyKey: string,
): Promise<Result<SavedParagraphs>> {
  if (onlyFrom !== undefined) {
    const now = await api.getDocument(documentId);
    if (!now.success) return now;
    if (!isSame(onlyFrom, now.data.paragraphs)) return failure(writtenSinceKey);
  }
  const body = paragraphIds === undefined ? {} : { paragraphIds: [...paragraphIds] };
  return api.restoreDocumentVersion(documentId, versionId, body, { idempotencyKey });
}

/**
 * Makes a text what it was in a version, in a session that it starts where none is active, once the
 * server has all that was typed in it here.
 */
export async function restoreText(
  services: Services,
  document: Pick<Document, 'id' | 'projectId'>,
  restoration: Restoration,
  idempotencyKey: string,
): Promise<Result<Restored>> {
  const { api, queryClient, session } = services;
  const { id, projectId } = document;
  const { paragraphIds } = restoration;
  const sync = services.documentSync();
  const isActive = await activateSession(services, { projectId, documentId: id });
  if (sync === null || !isActive) return noSession();
  const change = await changeOnServer(sync, id, () =>
    restoreOnServer(api, id, restoration, idempotencyKey),
  );
  if (change.kind === 'unsaved') return failure(unsavedKey);
  if (change.kind === 'failed') {
    const { error } = change.result;
    // It was paused or ended on another device meanwhile.
    if (error.messageKey === 'writingSessions.noneActive') {
      void lookAtLiveSession(services, session);
      return noSession();
    }
    return { ...change.result, error };
  }
  const { data, document: read } = change;
  if (read) queryClient.setQueryData(documentQuery(api, id).queryKey, read);
  sessionSaved(services, session, data.session);
  const written = idsOf(data);
  if (written.length === 0) return { success: true, data: { hasChanged: false }, error: null };
  const undo = read && (await undoOf(services, read, paragraphIds && written));
  return { success: true, data: { hasChanged: true, ...(undo && { undo }) }, error: null };
}

const idsOf = ({ paragraphs, deletedIds }: SavedParagraphs) => [
  ...paragraphs.map(({ id }) => id),
  ...deletedIds,
];

/** The newest version is the text as it was before: the server keeps it first. */
async function undoOf(
  { api }: Pick<Services, 'api'>,
  { id, paragraphs }: Document,
  paragraphIds: readonly string[] | undefined,
): Promise<Restoration | null> {
  const { data } = await api.listDocumentVersions(id, { limit: 1 });
  const versionId = data?.items[0]?.id;
  if (versionId === undefined) return null;
  return { versionId, onlyFrom: paragraphs, ...(paragraphIds && { paragraphIds }) };
}
