import { isatty } from 'node:tty';
import { pino, type Logger } from 'pino';
import { build as pretty } from 'pino-pretty';
import type { Config } from './config/config.ts';

/**
 * A write a line costs a busy server a tenth of its time. They are written while it goes on: when
 * there are so many bytes of them, at the latest after so many milliseconds, and when it ends.
 */
const SEVERAL_LINES_AT_ONCE = { minLength: 4096, periodicFlush: 100 };

/**
 * One JSON line an event, or a readable one in a terminal. What is logged names operations,
 * statuses and durations; never a text, a token, a body or a query string.
 *
 * @param destination file descriptor; standard output by default.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: number = process.stdout.fd,
): Logger {
  const options = { level: logLevel, base: null };
  if (!isatty(destination)) {
    return pino(
      options,
      pino.destination({ dest: destination, sync: false, ...SEVERAL_LINES_AT_ONCE }),
    );
  }
  return pino(
    options,
    pretty({ destination, sync: true, singleLine: true, translateTime: 'HH:MM:ss' }),
  );
}
