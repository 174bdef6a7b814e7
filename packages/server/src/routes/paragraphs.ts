import type { FieldError, ParagraphChange } from '@ecritoire/contracts';
import { textOf } from '@ecritoire/prose';
import { asWriter } from '../database/as-writer.ts';
import { saveParagraphs } from '../domain/save-paragraphs.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid, paragraphsConflict, problem } from '../http/problem.ts';

const MAX_TEXT = 50_000;

/** In characters, as the contract counts them: an emoji of two UTF-16 units is one. */
const isTooLong = (text: string) => text.length > MAX_TEXT && Array.from(text).length > MAX_TEXT;

/** What the contract says in words only: no schema can. */
const errorsIn = (changes: readonly ParagraphChange[]): FieldError[] =>
  changes.flatMap((change, index) =>
    change.operation === 'put' && isTooLong(textOf(change.content))
      ? [{ field: `changes.${index}.content`, messageKey: 'validation.textTooLong' }]
      : [],
  );

export const paragraphHandlers: Pick<Handlers, 'saveParagraphs'> = {
  async saveParagraphs({ params, body }, { database, clock, userId }) {
    const documentId = params.documentId.toLowerCase();
    const changes = body.changes.map((change) => ({ ...change, id: change.id.toLowerCase() }));
    const errors = errorsIn(changes);
    if (errors.length > 0) return invalid(errors);
    const outcome = await asWriter(database, userId, (transaction) =>
      saveParagraphs(
        transaction,
        userId,
        documentId,
        changes,
        body.origin ?? 'written',
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
      case 'noneActive':
        return problem('writingSessions.noneActive');
      case 'documentNotFound':
        return problem('documents.notFound');
      default:
        return outcome satisfies never;
    }
  },
};
