import { asWriter } from '../database/as-writer.ts';
import { deleteAccount } from '../domain/account-deletion.ts';
import { exportAccount } from '../domain/account-export.ts';
import { userById } from '../domain/accounts.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid, problem } from '../http/problem.ts';
import { textStream } from '../http/text-stream.ts';

export const accountHandlers: Pick<Handlers, 'exportAccount' | 'deleteAccount'> = {
  async exportAccount(_, { database, clock, userId }) {
    const user = await userById(database, userId);
    if (!user) return problem('auth.required');
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    return {
      status: 200,
      headers: { 'Content-Disposition': `attachment; filename="ecritoire-${day}.json"` },
      stream: textStream(exportAccount(database, user, now)),
    };
  },

  async deleteAccount({ body }, { database, userId }) {
    const isDeleted = await asWriter(database, userId, (transaction) =>
      deleteAccount(transaction, userId, body.email),
    );
    return isDeleted
      ? { status: 204 }
      : invalid([{ field: 'email', messageKey: 'account.emailMismatch' }]);
  },
};
