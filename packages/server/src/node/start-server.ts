import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { describeError } from '../http/describe-error.ts';
import { createApi } from '../index.ts';
import { runCommand } from './admin/program.ts';
import { backupFolder, openTools } from './admin/tools.ts';
import { startDailyBackups } from './backup/daily-backups.ts';
import type { Config } from './config/config.ts';
import { accessTokenKey } from './config/access-token-key.ts';
import { listenForCommands, type RunCommand } from './control/control.ts';
import { prepareDataFolder } from './data-folder.ts';
import { migrate } from './database/migrate.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { openEmbeddedDatabase } from './database/open-embedded.ts';
import { openPostgresDatabase } from './database/open-postgres.ts';
import { ensureSearchIndex, startIndexing } from './database/search-index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { startDigests } from './mail/start-digests.ts';
import { startClock } from './database/clock.ts';
import { openSignIn } from './sign-in.ts';
import { assertAppIsBuilt } from './site/app-page.ts';
import { createSite } from './site/create-site.ts';

const API_BASE_URL = '/api';

type Closing = { close: () => Promise<void> };

const CHECK_ANSWERS = { production: 'no', development: 'log', test: 'fail' } as const;

/**
 * Starts the whole product: database, sign-in, API and app.
 *
 * @param options.appFolder the built app; undefined leaves it to a development server.
 * @param options.say receives progress messages for a person.
 * @returns a function that closes it all, the newest part first.
 * @throws StartUpError when something must be fixed first; nothing is left running then.
 */
export async function startServer(
  config: Config,
  options: { appFolder: string | undefined; logger: Logger; say: (sentence: string) => void },
): Promise<Closing> {
  const opened: Closing[] = [];
  const close = async () => {
    for (const part of opened.splice(0).toReversed()) await part.close();
  };
  const keep = <T extends Closing>(part: T): T => {
    opened.push(part);
    return part;
  };
  try {
    if (options.appFolder !== undefined) assertAppIsBuilt(options.appFolder);
    if (needsDataFolder(config)) prepareDataFolder(config.dataFolder);
    options.say('Opening the database…');
    const database = keep(await openDatabase(config, options.logger, options.say));
    const migrations = await migrate(database);
    if (migrations.length > 0)
      options.say(`The database is brought up to date: ${migrations.join(', ')}.`);
    const clock = keep(await startClock(database));
    if (database.copyTo) {
      const run: RunCommand = async (parameters, output) => {
        const tools = await openTools(database, config, clock, options.logger);
        await runCommand(tools, parameters, output);
      };
      keep(await listenForCommands(config.dataFolder, run));
      const daily = { folder: backupFolder(config), count: config.dailyBackups };
      if (daily.count > 0) {
        keep(startDailyBackups(database, daily, { clock, logger: options.logger }));
      }
    }
    if (config.mail) {
      keep(startDigests({ db: database.db, clock, logger: options.logger }, config.mail));
    }
    if (await ensureSearchIndex(database, options.logger)) {
      keep(startIndexing(database, clock, options.logger));
    }
    keep(startHousekeeping(database.db, clock, options.logger));
    const signIn = keep(await openSignIn(config, clock, options.logger));
    const api = createApi({
      database: database.db,
      identityVerifier: signIn.identityVerifier,
      accessTokenKey: await accessTokenKey(config),
      digest: (text) => hash('sha256', text),
      logger: options.logger,
      clock,
      checkAnswers: CHECK_ANSWERS[config.environment],
      rateLimitFactor: config.rateLimitFactor,
      accountSizeLimit: config.accountSizeLimit,
      allowedOrigins: config.corsOrigins,
    });
    const site = createSite({
      api,
      appConfig: () => {
        const settings = signIn.browserConfig();
        return {
          apiBaseUrl: config.apiBaseUrl ?? `${config.basePath}${API_BASE_URL}`,
          ...(config.redirectOrigins.length > 0 && { redirectOrigins: config.redirectOrigins }),
          ...(config.icons && { icons: config.icons }),
          ...(settings === undefined ? {} : { signIn: settings }),
        };
      },
      publicOrigin: config.publicOrigin,
      basePath: config.basePath,
      trustedProxies: config.trustedProxies,
      appFolder: options.appFolder,
      logger: options.logger,
    });
    keep(await listen(site.fetch, config, config.connectionLimits));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without it, nothing is stored on this machine. */
export function needsDataFolder({ databaseUrl, accessTokenSecret, signIn }: Config): boolean {
  return !databaseUrl || !accessTokenSecret || signIn.provider === 'local';
}

/** The database of the settings. @throws StartUpError when it cannot be opened, or is in use. */
export function openDatabase(
  config: Config,
  logger: Logger,
  say: (sentence: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const onError = (error: unknown) => {
    logger.error({ error: describeError(error) }, 'database trouble');
  };
  return config.databaseUrl === undefined
    ? openEmbeddedDatabase(config.dataFolder, onError)
    : openPostgresDatabase(config.databaseUrl, {
        onError,
        say,
        waitSeconds: config.databaseWaitSeconds,
      });
}
