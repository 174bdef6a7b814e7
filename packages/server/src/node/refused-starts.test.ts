import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildAlone } from '../../../../scripts/build-alone.ts';
import { assertBothCanStart } from '../../../../scripts/can-dev.ts';
import { prepareDataFolder } from './data-folder.ts';
import { lockFile } from './database/lock-file.ts';
import { lockFolder } from './database/lock-folder.ts';
import { isEachRuleOnce } from './testing/each-rule-once.ts';
import { freePort } from './testing/free-port.ts';
import { startProgram, temporaryFolder } from './testing/programs.ts';
import type { Launch } from './run.ts';
import {
  launchHere,
  refusal,
  refusalOf,
  settings,
  settingsOnPostgres,
  start,
  type Environment,
} from './testing/starts.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DEV = join(ROOT, 'scripts/dev.ts');

/** Takes a port, as another program or as a provider that says nothing of itself. */
async function listenOn(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer((_, response) => response.end('{}'));
  onTestFinished(() => void server.close());
  await once(server.listen(port, host), 'listening');
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((place) => place?.address === '::1');

// SERVER-26
describe('impossible work fails with one sentence and exit 1', () => {
  const settingsOfDev = async () => ({ ...(await settings()), API_PORT: String(await freePort()) });
  const dev = async (change: (environment: Environment) => Environment) => {
    const environment = { NODE_ENV: 'test', ...(await settingsOfDev()) };
    return await refusalOf(() =>
      assertBothCanStart({ ...environment, ...change(environment) }, () => undefined),
    );
  };

  test.skipIf(isEachRuleOnce)('when it is started', async () => {
    const program = startProgram(DEV, [], { ...(await settingsOfDev()), API_PORT: 'abc' });
    expect(await refusal(program)).toBe(
      'API_PORT must be a whole number from 1 to 65535, not “abc”.\n',
    );
  });

  test('when the API’s port is invalid or the app’s', async () => {
    expect(await dev(() => ({ API_PORT: 'abc' }))).toBe(
      'API_PORT must be a whole number from 1 to 65535, not “abc”.',
    );
    expect(await dev(({ PORT = '' }) => ({ API_PORT: PORT }))).toBe(
      'API_PORT must be another port than PORT.',
    );
  });

  test('when a port is taken', async () => {
    const taken = await freePort();
    await listenOn(taken);
    expect(await dev(() => ({ API_PORT: String(taken) }))).toContain('set API_PORT to another one');
    expect(await dev(() => ({ PORT: String(taken) }))).toContain(', or set PORT to another one');
  });

  // SERVER-25
  test.runIf(hasIpv6)('when a port is taken at localhost first', async () => {
    const taken = await freePort();
    await listenOn(taken, '::1');
    expect(await dev(() => ({ PORT: String(taken) }))).toContain(', or set PORT to another one');
    expect(await dev(() => ({ API_PORT: String(taken) }))).toContain('set API_PORT to another one');
  });

  test('when the provider’s port or data folder is taken', async () => {
    const taken = await freePort();
    await listenOn(taken);
    expect(await dev(() => ({ LOCAL_SIGN_IN_PORT: String(taken) }))).toContain(
      'set LOCAL_SIGN_IN_PORT to another one',
    );
    const held = (await settings())['DATA_DIR'] ?? '';
    prepareDataFolder(held);
    const lock = lockFolder(held);
    expect(await dev(() => ({ DATA_DIR: held }))).toContain('Another Écritoire is already running');
    lock.release();
    const file = join(held, 'PORT');
    writeFileSync(file, '');
    expect(await dev(() => ({ DATA_DIR: file }))).toContain(`The data folder ${file} is`);
  });

  test('when its database is broken', async () => {
    const url = `postgres://127.0.0.1:${String(await freePort())}/desk`;
    expect(await dev(() => ({ DATABASE_URL: url, DATABASE_WAIT_SECONDS: '1' }))).toContain(
      'refuses connections',
    );
    const { DATABASE_URL = '', DATA_DIR = '' } = await settingsOnPostgres();
    prepareDataFolder(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'access-token-secret'), 'half');
    expect(await dev(() => ({ DATABASE_URL, DATA_DIR }))).toContain('is damaged: restore a copy');
  });
});

// SERVER-23
describe('an impossible start fails in one sentence with 1', () => {
  const refused = (environment: Environment, order?: Partial<Launch>) =>
    refusalOf(() => launchHere(environment, order));

  test('when its port is taken', async () => {
    const environment = await settingsOnPostgres();
    await listenOn(Number(environment['PORT']));
    expect(await refusal(start(environment))).toBe(
      `Port ${environment['PORT'] ?? ''} is taken by another program: stop it, or set PORT to another one.\n`,
    );
  });

  test('when the port of the sign-in provider is taken', async () => {
    const environment = await settingsOnPostgres();
    await listenOn(Number(environment['LOCAL_SIGN_IN_PORT']));
    expect(await refused(environment)).toContain('set LOCAL_SIGN_IN_PORT to another one');
  });

  // SERVER-25
  test.runIf(hasIpv6)('when a port is taken where browsers look first', async () => {
    const environment = await settingsOnPostgres();
    await listenOn(Number(environment['PORT']), '::1');
    expect(await refused(environment)).toContain(', or set PORT to another one');
    const atProvider = { GOOGLE_CLIENT_ID: 'me', PUBLIC_ORIGIN: 'https://write.example.com' };
    await (await launchHere({ ...environment, ...atProvider })).close();

    const other = await settings();
    await listenOn(Number(other['LOCAL_SIGN_IN_PORT']), '::1');
    expect(await refused(other)).toContain('set LOCAL_SIGN_IN_PORT to another one');
  });

  test('before building, when port or data folder is taken', async () => {
    const prepare = () => Promise.reject(new Error('It builds.'));
    const refusedBefore = (environment: Environment) => refused(environment, { prepare });
    const environment = await settings();
    await listenOn(Number(environment['PORT']));
    expect(await refusedBefore(environment)).toContain('is taken by another program');

    const other = await settings();
    await listenOn(Number(other['LOCAL_SIGN_IN_PORT']));
    expect(await refusedBefore(other)).toContain('set LOCAL_SIGN_IN_PORT to another one');

    const held = await settings();
    prepareDataFolder(held['DATA_DIR'] ?? '');
    const lock = lockFolder(held['DATA_DIR'] ?? '');
    expect(await refusedBefore(held)).toContain('Another Écritoire is already running');
    lock.release();
  });

  // SERVER-24
  test('when another one is building the app', async () => {
    const folder = join(ROOT, 'node_modules/.cache');
    mkdirSync(folder, { recursive: true });
    const lock = lockFile(join(folder, 'build.lock'));
    expect(await refused(await settings(), { prepare: buildAlone })).toContain(
      'Another pnpm start is building the app',
    );
    lock?.release();
  });

  test('when the data folder is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    const environment = { ...(await settings()), DATA_DIR: file };
    expect(await refused(environment)).toContain(`The data folder ${file} is a file`);
  });

  test.runIf(existsSync('/proc/self'))(
    'when the data folder is where none can be made',
    async () => {
      const environment = { ...(await settings()), DATA_DIR: '/proc/data/of/writers' };
      expect(await refused(environment)).toContain(
        'The data folder /proc/data/of/writers cannot be made there: correct that, or set DATA_DIR',
      );
    },
  );

  test('when a setting is invalid', async () => {
    const environment = { ...(await settings()), PORT: 'http' };
    expect(await refused(environment)).toBe(
      'PORT must be a whole number from 1 to 65535, not “http”.',
    );
  });

  test('when an option is unknown', async () => {
    expect(await refused(await settings(), { parameters: ['--fast'] })).toContain(
      'The only options are',
    );
  });

  test('when it is in production without Google', async () => {
    const environment = { ...(await settings()), NODE_ENV: 'production' };
    expect(await refused(environment)).toContain('GOOGLE_CLIENT_ID is required in production');
  });

  test('when the app is not built at its path', async () => {
    const parameters = ['--app-folder', join(temporaryFolder(), 'dist')];
    expect(await refused(await settings(), { parameters })).toContain('run pnpm build first');
  });

  test('when the sign-in provider is that of another issuer', async () => {
    const port = await freePort();
    await listenOn(port);
    const issuer = `http://127.0.0.1:${String(port)}`;
    const atProvider = { GOOGLE_CLIENT_ID: 'me', SIGN_IN_ISSUER: issuer };
    expect(await refused({ ...(await settingsOnPostgres()), ...atProvider })).toContain(
      `is not that of ${issuer}`,
    );
  });

  test('when the database cannot be reached', async () => {
    const url = `postgres://writer:secret@127.0.0.1:${String(await freePort())}/desk`;
    const said = await refused({
      ...(await settings()),
      DATABASE_URL: url,
      DATABASE_WAIT_SECONDS: '1',
    });
    expect(said).toContain('The database of DATABASE_URL refuses connections');
    expect(said).not.toContain('secret');
  });
});
