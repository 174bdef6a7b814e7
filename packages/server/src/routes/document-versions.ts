import { findSummary } from '../domain/documents.ts';
import { findVersion, listVersions } from '../domain/document-versions.ts';
import { versionPieces } from '../domain/version-pieces.ts';
import type { Handlers } from '../http/operation.ts';
import { problem, tooManyRequests } from '../http/problem.ts';

/** About how many. */
const CHARACTERS_OF_WORD = 10;

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

  async getDocumentVersion({ params: { documentId, versionId } }, context) {
    const { database, userId, longReads } = context;
    const version = await findVersion(database, userId, documentId, versionId);
    if (version) {
      const read = await longReads.read(context, version.words * CHARACTERS_OF_WORD, () =>
        Promise.resolve({ pieces: versionPieces(database, version) }),
      );
      return typeof read === 'object' ? { status: 200, stream: read.stream } : tooManyRequests(1);
    }
    return (await findSummary(database, userId, documentId))
      ? problem('documentVersions.notFound')
      : problem('documents.notFound');
  },
};
