import {
  assertApiStarts,
  assertCanListen,
  readConfig,
  StartUpError,
} from '../packages/server/src/node/index.ts';
import { devSettings } from './dev-settings.ts';

/**
 * Checks the prerequisites of `pnpm dev`: the app and the API behind it are served together or not
 * at all.
 *
 * @param say receives messages for a person.
 * @throws StartUpError when something must be fixed first.
 */
export async function assertBothCanStart(
  environment: NodeJS.ProcessEnv,
  say: (sentence: string) => void,
): Promise<void> {
  const { apiPort, apiSettings, origin } = devSettings(environment);
  const app = readConfig(environment);
  await assertCanListen({ host: 'localhost', port: app.port, publicOrigin: origin });
  if (Number(apiPort) === app.port) {
    throw new StartUpError('API_PORT must be another port than PORT.');
  }
  try {
    await assertApiStarts(readConfig(apiSettings), say);
  } catch (cause) {
    if (!(cause instanceof StartUpError)) throw cause;
    // Where a sentence names the setting: a folder may be called so, too.
    const message = cause.message.replaceAll(/(?<=^|\. |set |than )PORT\b/g, 'API_PORT');
    throw new StartUpError(message, { cause });
  }
}
