import { pino, type Logger } from 'pino';
import { build as pretty } from 'pino-pretty';
import type { Config } from './config/config.ts';

/**
 * One JSON line an event, or a readable one in a terminal. What is logged names operations,
 * statuses and durations; never a text, a token, a body or a query string.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = { level: logLevel, base: null };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss' }));
}
