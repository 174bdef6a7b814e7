import { asWriter } from '../database/as-writer.ts';
import { planSaveOf, saveParagraphs } from '../domain/save-paragraphs.ts';
import type { Handlers } from '../http/operation.ts';
import { limitReached, paragraphsConflict, problem } from '../http/problem.ts';

export const paragraphHandlers: Pick<Handlers, 'saveParagraphs'> = {
  saveParagraphs: {
    async prepare({ params, body }, { database, clock, userId, accountSizeLimit, tallies }) {
      const documentId = params.documentId.toLowerCase();
      const changes = body.changes.map((change) => ({ ...change, id: change.id.toLowerCase() }));
      const { origin = 'written', keepVersion } = body;
      const save = { changes, origin, keepVersion, tallies };
      const plan = await planSaveOf(database, userId, documentId, save);
      return async (carryingOut) => {
        const outcome = await asWriter(carryingOut, userId, (transaction) =>
          saveParagraphs(transaction, userId, documentId, {
            ...save,
            accountLimit: accountSizeLimit,
            plan,
            now: clock.now(),
          }),
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
      };
    },
  },
};
