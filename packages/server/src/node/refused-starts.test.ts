import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { lockFile } from './database/lock-file.ts';
import { lockFolder } from './database/lock-folder.ts';
import { freePort } from './testing/free-port.ts';
import { startProgram, temporaryFolder, type Program } from './testing/programs.ts';
import {
  READY,
  refusal,
  settings,
  settingsOnPostgres,
  start,
  type Environment,
} from './testing/starts.ts';

/** As `pnpm start` does it: with something to build between the settings and the start. */
function startWithBuild(environment: Environment): Program {
  const program = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    await run(async (say) => say('Building the app…'));`;
  return startProgram('--input-type=module', ['--eval', program], environment);
}

const ROOT = join(import.meta.dirname, '../../../..');
const DEV = join(ROOT, 'scripts/dev.ts');
const START = join(ROOT, 'scripts/start.ts');

/** Takes a port, as another program or as a provider that says nothing of itself. */
async function listenOn(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer((_, response) => response.end('{}'));
  onTestFinished(() => void server.close());
  await once(server.listen(port, host), 'listening');
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((place) => place?.address === '::1');

describe('work that cannot be served says why in one sentence, in its own words, and ends with 1', () => {
  const dev = async (change: (environment: Environment) => Environment | Promise<Environment>) => {
    const environment = { ...(await settings()), API_PORT: String(await freePort()) };
    return await refusal(startProgram(DEV, [], { ...environment, ...(await change(environment)) }));
  };

  test('when the port of the API is none, or is that of the app', async () => {
    expect(await dev(() => ({ API_PORT: 'abc' }))).toBe(
      'API_PORT must be a whole number from 1 to 65535, not “abc”.\n',
    );
    expect(await dev(({ PORT = '' }) => ({ API_PORT: PORT }))).toBe(
      'API_PORT must be another port than PORT.\n',
    );
  });

  test('when a port is taken', async () => {
    const taken = await freePort();
    await listenOn(taken);
    expect(await dev(() => ({ API_PORT: String(taken) }))).toContain('set API_PORT to another one');
    expect(await dev(() => ({ PORT: String(taken) }))).toContain(', or set PORT to another one');
  });

  test.runIf(hasIpv6)('when a port is taken where localhost is looked for first', async () => {
    const taken = await freePort();
    await listenOn(taken, '::1');
    expect(await dev(() => ({ PORT: String(taken) }))).toContain(', or set PORT to another one');
    expect(await dev(() => ({ API_PORT: String(taken) }))).toContain('set API_PORT to another one');
  });

  test('when the port of the provider is taken, or the data folder is in use', async () => {
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

  test('when its database refuses connections, or a secret of its own is damaged', async () => {
    const url = `postgres://127.0.0.1:${String(await freePort())}/desk`;
    expect(await dev(() => ({ DATABASE_URL: url }))).toContain('refuses connections');
    const { DATABASE_URL = '', DATA_DIR = '' } = await settingsOnPostgres();
    prepareDataFolder(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'access-token-secret'), 'half');
    expect(await dev(() => ({ DATABASE_URL, DATA_DIR }))).toContain('is damaged: restore a copy');
  });
});

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
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
    expect(await refusal(start(environment))).toContain('set LOCAL_SIGN_IN_PORT to another one');
  });

  test.runIf(hasIpv6)(
    'when a port is taken where browsers look for localhost first, and only then',
    async () => {
      const environment = await settingsOnPostgres();
      await listenOn(Number(environment['PORT']), '::1');
      expect(await refusal(start(environment))).toContain(', or set PORT to another one');
      const elsewhere = { GOOGLE_CLIENT_ID: 'me', PUBLIC_ORIGIN: 'https://write.example.com' };
      await start({ ...environment, ...elsewhere }).says(READY);

      const other = await settings();
      await listenOn(Number(other['LOCAL_SIGN_IN_PORT']), '::1');
      expect(await refusal(start(other))).toContain('set LOCAL_SIGN_IN_PORT to another one');
    },
  );

  test('before it builds anything, when a port is taken or the data folder is in use', async () => {
    const environment = await settings();
    await listenOn(Number(environment['PORT']));
    expect(await refusal(startWithBuild(environment))).toContain('is taken by another program');

    const other = await settings();
    await listenOn(Number(other['LOCAL_SIGN_IN_PORT']));
    expect(await refusal(startWithBuild(other))).toContain('set LOCAL_SIGN_IN_PORT to another one');

    const held = await settings();
    prepareDataFolder(held['DATA_DIR'] ?? '');
    const lock = lockFolder(held['DATA_DIR'] ?? '');
    expect(await refusal(startWithBuild(held))).toContain('Another Écritoire is already running');
    lock.release();
  });

  test('when another one is building the app', async () => {
    const folder = join(ROOT, 'node_modules/.cache');
    mkdirSync(folder, { recursive: true });
    const lock = lockFile(join(folder, 'build.lock'));
    expect(await refusal(startProgram(START, [], await settings()))).toContain(
      'Another pnpm start is building the app',
    );
    lock?.release();
  });

  test('when the data folder is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    const program = start({ ...(await settings()), DATA_DIR: file });
    expect(await refusal(program)).toContain(`The data folder ${file} is a file`);
  });

  test.runIf(existsSync('/proc/self'))(
    'when the data folder is where none can be made',
    async () => {
      const program = start({ ...(await settings()), DATA_DIR: '/proc/data/of/writers' });
      expect(await refusal(program)).toContain(
        'The data folder /proc/data/of/writers cannot be made there: correct that, or set DATA_DIR',
      );
    },
  );

  test('when a setting is invalid', async () => {
    const program = start({ ...(await settings()), PORT: 'http' });
    expect(await refusal(program)).toBe(
      'PORT must be a whole number from 1 to 65535, not “http”.\n',
    );
  });

  test('when an option is unknown', async () => {
    expect(await refusal(start(await settings(), ['--fast']))).toContain('The only options are');
  });

  test('when it is in production without Google', async () => {
    const program = start({ ...(await settings()), NODE_ENV: 'production' });
    expect(await refusal(program)).toContain('GOOGLE_CLIENT_ID is required in production');
  });

  test('when the app has not been built where it is said to be', async () => {
    const program = start(await settings(), ['--app-folder', join(temporaryFolder(), 'dist')]);
    expect(await refusal(program)).toContain('run pnpm build first');
  });

  test('when the sign-in provider is that of another issuer', async () => {
    const port = await freePort();
    await listenOn(port);
    const issuer = `http://127.0.0.1:${String(port)}`;
    const environment = await settingsOnPostgres();
    const program = start({ ...environment, GOOGLE_CLIENT_ID: 'me', SIGN_IN_ISSUER: issuer });
    expect(await refusal(program)).toContain(`is not that of ${issuer}`);
  });

  test('when the database cannot be reached', async () => {
    const url = `postgres://writer:secret@127.0.0.1:${String(await freePort())}/desk`;
    const said = await refusal(start({ ...(await settings()), DATABASE_URL: url }));
    expect(said).toContain('The database of DATABASE_URL refuses connections');
    expect(said).not.toContain('secret');
  });
});
