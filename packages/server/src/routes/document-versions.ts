import { findSummary } from '../domain/documents.ts';
import { findVersion, listVersions } from '../domain/document-versions.ts';
import { versionPieces } from '../domain/version-pieces.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { textStream } from '../http/text-stream.ts';

export const documentVersionHandlers: Pick<
  Handlers,
  'listDocumentVersions' | 'getDocumentVersion'
> = {
  async listDocumentVersions({ params: { documentId }, query }, { database, userId }) {
    const page = await listVersions(database, userId, documentId, query);
    return (await findSummary(database, userId, documentId))
      ? { status: 200, body: page }
      : problem('documents.notFound');
  },

  async getDocumentVersion({ params: { documentId, versionId } }, { database, userId }) {
    const version = await findVersion(database, userId, documentId, versionId);
    if (version) return { status: 200, stream: textStream(versionPieces(database, version)) };
    return (await findSummary(database, userId, documentId))
      ? problem('documentVersions.notFound')
      : problem('documents.notFound');
  },
};
