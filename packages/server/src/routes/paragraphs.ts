import { asWriter } from '../database/as-writer.ts';
import { saveParagraphs } from '../domain/save-paragraphs.ts';
import type { Handlers } from '../http/operation.ts';
import { limitReached, paragraphsConflict, problem } from '../http/problem.ts';

export const paragraphHandlers: Pick<Handlers, 'saveParagraphs'> = {
  async saveParagraphs({ params, body }, { database, clock, userId, accountSizeLimit }) {
    const documentId = params.documentId.toLowerCase();
    const changes = body.changes.map((change) => ({ ...change, id: change.id.toLowerCase() }));
    const outcome = await asWriter(database, userId, (transaction) =>
      saveParagraphs(
        transaction,
        userId,
        documentId,
        { changes, origin: body.origin ?? 'written', accountLimit: accountSizeLimit },
        clock.now(),
      ),
    );
    switch (outcome.kind) {
      case 'saved':
        return { status: 200, body: outcome.answer };
      case 'conflict':
        return paragraphsConflict({
          paragraphs: outcome.paragraphs,
          deletedIds: outcome.deletedIds,
        });
      case 'limitReached':
        return limitReached(outcome);
      case 'noneActive':
        return problem('writingSessions.noneActive');
      case 'documentNotFound':
        return problem('documents.notFound');
      default:
        return outcome satisfies never;
    }
  },
};
