import { asWriter } from '../database/as-writer.ts';
import { etagOf } from '../database/versions.ts';
import { createVersion, deleteVersion, renameVersion } from '../domain/change-versions.ts';
import { findSummary } from '../domain/documents.ts';
import { findVersion, listVersions, nextNumber } from '../domain/document-versions.ts';
import { planRestoration, restoreVersion } from '../domain/restore-version.ts';
import { differencePage } from '../domain/version-difference.ts';
import { versionPieces } from '../domain/version-pieces.ts';
import type { Database } from '../database/database.ts';
import { BASE_PATH } from '../http/base-path.ts';
import type { Handlers } from '../http/operation.ts';
import { accountFull, limitReached, problem, tooManyRequests } from '../http/problem.ts';

/** About how many. */
const CHARACTERS_OF_WORD = 10;

/** Which of the two is not there. */
const missing = async (database: Database, userId: string, documentId: string) =>
  (await findSummary(database, userId, documentId))
    ? problem('documentVersions.notFound')
    : problem('documents.notFound');

export const documentVersionHandlers: Pick<
  Handlers,
  | 'listDocumentVersions'
  | 'createDocumentVersion'
  | 'getDocumentVersion'
  | 'renameDocumentVersion'
  | 'deleteDocumentVersion'
  | 'restoreDocumentVersion'
  | 'getDocumentVersionDifference'
> = {
  async listDocumentVersions({ params: { documentId }, query }, { database, userId }) {
    const page = await listVersions(database, userId, documentId, query);
    return (await findSummary(database, userId, documentId))
      ? { status: 200, body: page }
      : problem('documents.notFound');
  },

  async createDocumentVersion({ params, body }, { database, clock, userId, accountSizeLimit }) {
    const { documentId } = params;
    const version = await asWriter(database, userId, (transaction) =>
      createVersion(transaction, {
        ownerId: userId,
        documentId,
        request: body,
        accountLimit: accountSizeLimit,
        now: clock.now(),
      }),
    );
    if (!version) return problem('documents.notFound');
    if ('kind' in version) return accountFull(version);
    const location = `${BASE_PATH}/documents/${documentId}/versions/${version.id}`;
    return { status: 201, headers: { Location: location }, body: version };
  },

  async getDocumentVersion({ params: { documentId, versionId } }, context) {
    const { database, userId, longReads } = context;
    const version = await findVersion(database, userId, documentId, versionId);
    if (!version) return missing(database, userId, documentId);
    const read = await longReads.read(context, version.words * CHARACTERS_OF_WORD, () =>
      Promise.resolve({ pieces: versionPieces(database, version) }),
    );
    return typeof read === 'object' ? { status: 200, stream: read.stream } : tooManyRequests(1);
  },

  async renameDocumentVersion({ params, body }, { database, userId }) {
    const { documentId, versionId } = params;
    const version = await asWriter(database, userId, (transaction) =>
      renameVersion(transaction, {
        ownerId: userId,
        documentId,
        id: versionId,
        name: body.name,
      }),
    );
    return version ? { status: 200, body: version } : missing(database, userId, documentId);
  },

  async deleteDocumentVersion({ params: { documentId, versionId } }, { database, userId }) {
    const isDeleted = await asWriter(database, userId, (transaction) =>
      deleteVersion(transaction, userId, documentId, versionId),
    );
    return isDeleted ? { status: 204 } : missing(database, userId, documentId);
  },

  restoreDocumentVersion: {
    async prepare({ params, headers, body }, context) {
      const { database, clock, userId, accountSizeLimit, tallies } = context;
      const paragraphIds = body.paragraphIds?.map((id) => id.toLowerCase());
      const documentId = params.documentId.toLowerCase();
      const wanted = { documentId, versionId: params.versionId, paragraphIds, tallies };
      const planned = await planRestoration(database, userId, wanted);
      const requested = { ifMatch: headers['If-Match'], accountLimit: accountSizeLimit, planned };
      return async (carryingOut) => {
        const outcome = await asWriter(carryingOut, userId, (transaction) =>
          restoreVersion(transaction, userId, wanted, { ...requested, now: clock.now() }),
        );
        switch (outcome.kind) {
          case 'restored':
            return { status: 200, headers: { ETag: etagOf(outcome) }, body: outcome.answer };
          case 'limitReached':
            return limitReached(outcome);
          case 'noneActive':
            return problem('writingSessions.noneActive');
          case 'stale':
            return problem('request.staleVersion');
          case 'documentNotFound':
            return problem('documents.notFound');
          case 'versionNotFound':
            return problem('documentVersions.notFound');
          default:
            return outcome satisfies never;
        }
      };
    },
  },

  async getDocumentVersionDifference({ params, query }, { database, userId }) {
    const { documentId, versionId } = params;
    const version = await findVersion(database, userId, documentId, versionId);
    const other =
      query.with === undefined
        ? { number: await nextNumber(database, userId, documentId) }
        : await findVersion(database, userId, documentId, query.with);
    if (!version || other?.number === undefined) return missing(database, userId, documentId);
    const numbers = [version.number, other.number] as const;
    return { status: 200, body: await differencePage(database, documentId, numbers, query) };
  },
};
