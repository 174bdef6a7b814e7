import { asWriter } from '../database/as-writer.ts';
import { userById } from '../domain/accounts.ts';
import * as domain from '../domain/objectives.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { versioned } from '../http/versions.ts';

export const objectiveHandlers: Pick<
  Handlers,
  'getCurrentObjectives' | 'setObjectives' | 'listObjectiveWeeks'
> = {
  async getCurrentObjectives(_, { database, clock, userId }) {
    const writer = await userById(database, userId);
    if (!writer) return problem('auth.required');
    return versioned(await domain.currentObjectives(database, writer, clock.now()));
  },

  async setObjectives({ headers, body }, { database, clock, userId }) {
    return asWriter(database, userId, async (transaction) => {
      const writer = await userById(transaction, userId);
      if (!writer) return problem('auth.required');
      const outcome = await domain.setTargets(transaction, {
        writer,
        targets: body,
        ifMatch: headers['If-Match'],
        now: clock.now(),
      });
      return outcome === 'stale'
        ? problem('request.staleVersion')
        : versioned(await domain.currentObjectives(transaction, writer, clock.now()));
    });
  },

  async listObjectiveWeeks({ query }, { database, clock, userId }) {
    const writer = await userById(database, userId);
    if (!writer) return problem('auth.required');
    const page = await domain.listWeeks(database, writer, query, clock.now());
    return { status: 200, body: page };
  },
};
