export { assertApiStarts } from './can-start.ts';
export { readConfig, type Config } from './config/config.ts';
export { SETTINGS } from './config/settings.ts';
export { lockFile } from './database/lock-file.ts';
export { migrate } from './database/migrate.ts';
export { openMemoryDatabase } from './database/open-embedded.ts';
export { assertCanListen, listen } from './listen.ts';
export { run } from './run.ts';
export {
  startLocalSignInProvider,
  type LocalSignInProvider,
} from './sign-in-provider/start-provider.ts';
export { StartUpError } from './start-up-error.ts';
