import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { keepHouse } from '../domain/housekeeping.ts';
import { describeError } from '../http/describe-error.ts';
import type { Clock } from '../services.ts';

const INTERVAL = 3_600_000;

/** Does what is due by time, now and each hour. @returns how to end it. */
export function startHousekeeping(database: Database, clock: Clock, logger: Logger) {
  let isClosed = false;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= keepHouse(database, clock.now(), () => isClosed)
      .catch((error: unknown) => {
        logger.error({ error: describeError(error) }, 'housekeeping failed');
      })
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const interval = setInterval(run, INTERVAL);
  interval.unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(interval);
      await running;
    },
  };
}
