import { troubleOf } from '../database/trouble.ts';
import { assertWritable } from '../domain/rate-limits.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

export const healthHandlers: Pick<Handlers, 'getHealth' | 'getReadiness'> = {
  async getHealth() {
    return { status: 200, body: { status: 'ok' } };
  },

  async getReadiness(_, { database, clock }) {
    try {
      await assertWritable(database, clock.now());
      return { status: 200, body: { status: 'ready' } };
    } catch (error) {
      return problem(troubleOf(error) === 'full' ? 'health.full' : 'health.notReady');
    }
  },
};
