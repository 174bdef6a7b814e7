import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT, readConfig } from './config/config.ts';
import { createLogger } from './log.ts';
import { startServer } from './start-server.ts';
import { StartUpError } from './start-up-error.ts';

/**
 * Runs the product until SIGINT or SIGTERM, then closes it and ends the process with 0. When it
 * cannot start, it says why in one sentence and ends with 1.
 *
 * `--api-only` leaves the app to a development server; `--app-folder` says where it was built.
 */
export async function run(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        'api-only': { type: 'boolean', default: false },
        'app-folder': { type: 'string', default: join(PROJECT_ROOT, 'app/dist') },
      },
    });
    const appFolder = values['api-only'] ? undefined : values['app-folder'];
    const config = readConfig(process.env);
    const logger = createLogger(config);
    const say = (sentence: string) => {
      if (config.environment === 'production') logger.info(sentence);
      else process.stdout.write(`${sentence}\n`);
    };
    const server = await startServer(config, { appFolder, logger, say });
    let closing = false;
    const close = async () => {
      // A terminal and the program that started this one may both pass the signal on.
      if (closing) return;
      closing = true;
      say('Closing…');
      try {
        await server.close();
        process.exit(0);
      } catch (error) {
        fail(error);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
    say(`Écritoire is ready at ${config.publicOrigin}`);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const message = error instanceof StartUpError ? error.message : error;
  process.stderr.write(`${message instanceof Error ? String(message.stack) : String(message)}\n`);
  process.exit(1);
}
