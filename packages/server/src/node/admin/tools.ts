import { join } from 'node:path';
import { createKeyedHash } from '../../auth/keyed-hash.ts';
import type { Clock, Logger } from '../../services.ts';
import { backUp } from '../backup/back-up.ts';
import { accessTokenKey } from '../config/access-token-key.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Tools } from './program.ts';

export const backupFolder = ({ dataFolder }: Config): string => join(dataFolder, 'backups');

/** What the commands of an operator work with. */
export async function openTools(
  opened: OpenDatabase,
  config: Config,
  clock: Clock,
  logger: Logger,
): Promise<Tools> {
  return {
    database: opened.db,
    now: clock.now(),
    keyedHash: createKeyedHash(await accessTokenKey(config)),
    logger,
    backUp: () => backUp(opened, backupFolder(config), { kind: 'manual', now: clock.now() }),
  };
}
