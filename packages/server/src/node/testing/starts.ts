import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { createPostgresDatabase } from './databases.ts';
import { twoFreePorts } from './free-port.ts';
import { launch, type Launch } from '../run.ts';
import { StartUpError } from '../start-up-error.ts';
import { startProgram, temporaryFolder, type Program } from './programs.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** What it says last, with its address. */
export const READY = 'Écritoire is ready at';

export type Environment = Record<string, string>;

/** Settings with which the product starts, on free ports and a folder of its own. */
export async function settings(): Promise<Environment> {
  const [port, signInPort] = await twoFreePorts();
  return {
    PORT: String(port),
    LOCAL_SIGN_IN_PORT: String(signInPort),
    DATA_DIR: join(temporaryFolder(), 'data'),
    LOG_LEVEL: 'warn',
  };
}

/** The same on PostgreSQL, which is open at once, and up to date. */
export async function settingsOnPostgres(): Promise<Environment> {
  const { url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
  onTestFinished(drop);
  return { ...(await settings()), DATABASE_URL: url };
}

export const start = (environment: Environment, parameters = ['--api-only']): Program =>
  startProgram(MAIN, parameters, environment);

/** What a program said that could not start: one sentence, after which it ended with 1. */
export async function refusal(program: Program): Promise<string> {
  expect(await program.ended).toBe(1);
  const said = program
    .output()
    .replace('Opening the database…\n', '')
    .replace(/^The database is brought up to date: .+\n/m, '');
  expect(said).toMatch(/^[^\n]+\.\n$/);
  return said;
}

/** The same without a program of its own, which takes a second to start: what it would have said. */
export async function refusalOf(start: () => Promise<unknown>): Promise<string> {
  const error = await start().then(
    () => new Error('It started.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartUpError)) throw error;
  expect(error.message).toMatch(/^[^\n]+\.$/);
  return error.message;
}

/** Starts the product in this process: the API alone where nothing else is ordered. */
export const launchHere = (environment: Environment, order: Partial<Launch> = {}) =>
  launch({
    parameters: ['--api-only'],
    environment: { NODE_ENV: 'test', ...environment },
    prepare: async () => undefined,
    usualAppFolder: join(temporaryFolder(), 'dist'),
    print: () => undefined,
    ...order,
  });
