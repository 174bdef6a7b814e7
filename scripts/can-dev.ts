/** Tries what `pnpm dev` is about to start: says in one sentence why it cannot be, and ends with 1. */
import {
  assertApiStarts,
  assertCanListen,
  readConfig,
  StartUpError,
} from '../packages/server/src/node/index.ts';
import { apiPort, apiSettings, origin } from './dev-settings.ts';

/** Neither the app nor the API behind it is served without the other. */
async function assertBothCanStart(): Promise<void> {
  const app = readConfig(process.env);
  await assertCanListen({ host: 'localhost', port: app.port, publicOrigin: origin });
  if (Number(apiPort) === app.port) {
    throw new StartUpError('API_PORT must be another port than PORT.');
  }
  try {
    await assertApiStarts(readConfig(apiSettings), console.log);
  } catch (cause) {
    if (!(cause instanceof StartUpError)) throw cause;
    // Where a sentence names the setting: a folder may be called so, too.
    const message = cause.message.replaceAll(/(?<=^|\. |set |than )PORT\b/g, 'API_PORT');
    throw new StartUpError(message, { cause });
  }
}

try {
  await assertBothCanStart();
} catch (error) {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
