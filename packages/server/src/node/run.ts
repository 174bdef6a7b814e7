import { join } from 'node:path';
import { isIPv6 } from 'node:net';
import { inspect, parseArgs } from 'node:util';
import { PROJECT_ROOT, readConfig, type Config } from './config/config.ts';
import { assertCanStart } from './can-start.ts';
import { createLogger } from './log.ts';
import { isAppBuilt } from './site/app-page.ts';
import { startServer } from './start-server.ts';
import { codeOf, StartUpError } from './start-up-error.ts';

type Say = (sentence: string) => void;

/** Where the app is built. */
const APP_FOLDER = join(PROJECT_ROOT, 'app/dist');

/** With what the product is started. */
export type Launch = {
  /** Of the command line: `--api-only`, `--app-folder FOLDER`. */
  parameters: string[];
  environment: NodeJS.ProcessEnv;
  /**
   * What to do first, once the settings are known to be right, the ports free and the data folder
   * nobody else's; it may say something.
   */
  prepare: (say: Say) => Promise<void>;
  /** Where the app is looked for without `--app-folder`. */
  usualAppFolder: string;
  /** Receives progress messages, except in production, where the log has them. */
  print: Say;
};

/**
 * Starts the product, once there is nothing that forbids it.
 *
 * `--api-only` leaves the app to a development server; `--app-folder` says where it was built.
 * Without either, an app that has not been built is left out, and the API serves alone.
 *
 * @returns functions to close it and to see that it is ready.
 * @throws StartUpError when something must be fixed first; nothing is left running then.
 */
export async function launch(order: Launch) {
  const options = optionsOf(order.parameters);
  const config = readConfig(order.environment);
  const logger = createLogger(config);
  const say: Say = (sentence) => {
    if (config.environment === 'production') logger.info(sentence);
    else order.print(sentence);
  };
  await assertCanStart(config);
  await order.prepare(say);
  const appFolder = options.apiOnly
    ? undefined
    : (options.appFolder ?? appIfBuilt(order.usualAppFolder, say));
  const { close } = await startServer(config, { appFolder, logger, say });
  const ready = `Écritoire is ready at ${config.publicOrigin}${config.basePath}${listeningOn(config)}`;
  return { say, close, ready };
}

/**
 * Runs the product until SIGINT or SIGTERM, then closes it and ends the process with 0. When it
 * cannot start, it says why in one sentence and ends with 1.
 */
export async function run({
  prepare = async () => undefined,
  usualAppFolder = APP_FOLDER,
}: Partial<Pick<Launch, 'prepare' | 'usualAppFolder'>> = {}): Promise<void> {
  try {
    const product = await launch({
      parameters: process.argv.slice(2),
      environment: process.env,
      prepare,
      usualAppFolder,
      print: (sentence) => process.stdout.write(`${sentence}\n`),
    });
    let closing = false;
    const close = async () => {
      // A terminal and the program that started this one may both pass the signal on.
      if (closing) return;
      closing = true;
      product.say('Closing…');
      try {
        await product.close();
        process.exit(0);
      } catch (error) {
        fail(error);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
    product.say(product.ready);
  } catch (error) {
    fail(error);
  }
}

/** Where it listens, reported where browsers use another address. */
function listeningOn({ publicOrigin, host, port }: Config): string {
  const isSame = publicOrigin === `http://localhost:${String(port)}`;
  return isSame ? '' : ` and listens on ${isIPv6(host) ? `[${host}]` : host}:${String(port)}`;
}

function optionsOf(parameters: string[]): { apiOnly: boolean; appFolder: string | undefined } {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        'api-only': { type: 'boolean', default: false },
        'app-folder': { type: 'string' },
      },
    });
    return { apiOnly: values['api-only'], appFolder: values['app-folder'] };
  } catch (cause) {
    if (!codeOf(cause)?.startsWith('ERR_PARSE_ARGS')) throw cause;
    throw new StartUpError('The only options are --api-only and --app-folder FOLDER.', { cause });
  }
}

/** Who works on the API needs no app. */
function appIfBuilt(folder: string, say: Say): string | undefined {
  if (isAppBuilt(folder)) return folder;
  say('The app has not been built (pnpm build): serving the API, and /docs if it has been, alone.');
  return undefined;
}

/** Ends the process with 1, and says why: in one sentence where a person can put it right. */
export function fail(error: unknown): never {
  const text = error instanceof Error && !(error instanceof StartUpError) ? error.stack : undefined;
  const message = error instanceof Error ? error.message : inspect(error);
  process.stderr.write(`${text ?? message}\n`);
  process.exit(1);
}
