import { sql } from 'drizzle-orm';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

export const healthHandlers: Pick<Handlers, 'getHealth' | 'getReadiness'> = {
  async getHealth() {
    return { status: 200, body: { status: 'ok' } };
  },

  async getReadiness(_, { database }) {
    try {
      await database.execute(sql`SELECT 1`);
      return { status: 200, body: { status: 'ready' } };
    } catch {
      return problem('health.notReady');
    }
  },
};
