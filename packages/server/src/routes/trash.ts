import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import { emptyTrash, purge } from '../domain/purge.ts';
import { restoreFromTrash } from '../domain/restore-from-trash.ts';
import { listTrash } from '../domain/trash.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

const refusals = {
  notFound: problem('trash.notFound'),
  projectNotFound: problem('projects.notFound'),
  projectGone: problem('trash.projectGone'),
  dayTaken: problem('trash.dayTaken'),
  isJournal: problem('projects.isJournal'),
};

export const trashHandlers: Pick<
  Handlers,
  'listTrash' | 'emptyTrash' | 'deleteFromTrash' | 'restoreFromTrash'
> = {
  async listTrash({ query }, { database, userId }) {
    return { status: 200, body: await listTrash(database, userId, pageRequest(query)) };
  },

  async emptyTrash({ query }, { database, clock, userId }) {
    const until = query.until === undefined ? clock.now() : new Date(query.until);
    await emptyTrash(database, userId, until);
    return { status: 204 };
  },

  async deleteFromTrash({ params, query }, { database, userId }) {
    const when = query.deletedAt === undefined ? undefined : { at: new Date(query.deletedAt) };
    const isGone = await asWriter(database, userId, (transaction) =>
      purge(transaction, userId, params.trashItemId, when),
    );
    return isGone ? { status: 204 } : refusals.notFound;
  },

  async restoreFromTrash({ params, body }, { database, clock, userId }) {
    const outcome = await asWriter(database, userId, (transaction) =>
      restoreFromTrash(transaction, params.trashItemId, {
        ownerId: userId,
        projectId: body.projectId,
        now: clock.now(),
      }),
    );
    return typeof outcome === 'string' ? refusals[outcome] : { status: 200, body: outcome };
  },
};
