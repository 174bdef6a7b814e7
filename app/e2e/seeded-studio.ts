import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';
import { RunningStudio } from './studio.ts';

const seed = fileURLToPath(new URL('../../packages/server/seed/seed-account.ts', import.meta.url));

/** The writers of `pnpm seed:account`. */
export const seeded = { full: 'cinq.ans@example.com', page: 'une.page@example.com' } as const;

/** The product with a writer of so many years, and one with a page of everything. */
export async function startSeeded(years: number): Promise<RunningStudio> {
  // The address of the sign-in is part of whom the writers are.
  const signInPort = String(await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'ecritoire-account-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: '', LOCAL_SIGN_IN_PORT: signInPort };
  const env = { ...process.env, NODE_ENV: 'development', ...settings };
  await promisify(execFile)(process.execPath, [seed, '--years', String(years)], { env });
  const studio = await RunningStudio.start(
    undefined,
    undefined,
    () => ({ LOCAL_SIGN_IN_PORT: signInPort }),
    folder,
  );
  await rm(folder, { recursive: true });
  return studio;
}
