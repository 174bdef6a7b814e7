import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { lockFolder } from './database/lock-folder.ts';
import { createPostgresDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { createVisitor } from './testing/visitor.ts';
import { startProgram, temporaryFolder, type Program } from './testing/programs.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const READY = 'Écritoire is ready at';

type Environment = Record<string, string>;

/** Settings with which the product starts, on free ports and a folder of its own. */
async function settings(): Promise<Environment> {
  return {
    PORT: String(await freePort()),
    LOCAL_SIGN_IN_PORT: String(await freePort()),
    DATA_DIR: join(temporaryFolder(), 'data'),
    LOG_LEVEL: 'warn',
  };
}

/** The same on PostgreSQL, which is open at once. */
async function settingsOnPostgres(): Promise<Environment> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return { ...(await settings()), DATABASE_URL: url };
}

function builtApp(): string {
  const folder = join(temporaryFolder(), 'dist');
  mkdirSync(folder);
  const place = '<script id="app-config" type="application/json">{}</script>';
  for (const page of ['index.html', 'shell.html']) {
    writeFileSync(join(folder, page), `<!doctype html><title>Écritoire</title>${place}`);
  }
  mkdirSync(join(folder, 'builds'));
  const facts = { origin: 'http://localhost:3000', routes: ['/app/projects'] };
  writeFileSync(join(folder, 'builds/site.json'), JSON.stringify(facts));
  return folder;
}

const start = (environment: Environment, parameters = ['--api-only']): Program =>
  startProgram(MAIN, parameters, environment);

/** As `pnpm start` does it: with something to build between the settings and the start. */
function startWithBuild(environment: Environment): Program {
  const program = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    await run(async (say) => say('Building the app…'));`;
  return startProgram('--input-type=module', ['--eval', program], environment);
}

/** Without an option, and with another place where the app would be. */
function startWhereBuiltInto(folder: string, environment: Environment): Program {
  const program = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    await run(undefined, ${JSON.stringify(folder)});`;
  return startProgram('--input-type=module', ['--eval', program], environment);
}

async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

/** What it said when it could not start: one sentence, after which it ended with 1. */
async function refusal(program: Program): Promise<string> {
  expect(await program.ended).toBe(1);
  const said = program
    .output()
    .replace('Opening the database…\n', '')
    .replace(/^The database is brought up to date: .+\n/m, '');
  expect(said).toMatch(/^[^\n]+\.\n$/);
  return said;
}

// A first start takes seconds, and more on a busy machine.
describe('starting the product', { timeout: 120_000 }, () => {
  test('serves app, API and sign-in, and keeps its keys to its owner', async () => {
    const environment = await settings();
    const program = start(environment, ['--app-folder', builtApp()]);
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    await program.says(`${READY} ${origin}`);
    const page = await fetch(`${origin}/app/projects`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(
      `"authorizationEndpoint":"http://localhost:${environment['LOCAL_SIGN_IN_PORT'] ?? ''}/auth"`,
    );
    expect(await (await fetch(`${origin}/ready`)).json()).toEqual({ status: 'ready' });
    expect((await fetch(`${origin}/api/projects`)).status).toBe(401);
    const folder = environment['DATA_DIR'] ?? '';
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const secret of ['access-token-secret', 'sign-in-key.json']) {
      expect(statSync(join(folder, secret)).mode & 0o777).toBe(0o600);
    }
    const second = start({ ...(await settings()), DATA_DIR: folder });
    expect(await refusal(second)).toContain(
      'Another Écritoire is already running on the data folder',
    );
  });

  test('lets a writer in with an account of the local sign-in provider', async () => {
    const environment = await settingsOnPostgres();
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    const program = start(environment);
    await program.says(READY);
    const config = await (await fetch(`${origin}/app-config.json`)).json();
    const { authorizationEndpoint, clientId } = config.signIn;
    const asked = new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${origin}/auth/callback`,
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce: 'nonce-1',
    });
    const { visit } = createVisitor(origin);
    const choice = await visit(`${String(authorizationEndpoint)}?${asked.toString()}`);
    const { fragment } = await visit(choice.address, { account: '1003' });
    const signedIn = await fetch(`${origin}/api/auth/google`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: fragment.get('id_token') }),
    });
    const { accessToken } = await signedIn.json();
    const me = await fetch(`${origin}/api/auth/me`, {
      headers: { authorization: `Bearer ${String(accessToken)}` },
    });
    expect(await me.json()).toMatchObject({
      email: 'nora.whitfield@example.com',
      name: 'Nora Whitfield',
      language: 'en',
    });
    expect(program.output()).not.toContain(String(accessToken));
  });

  test('serves all but signing in while the sign-in provider is away, and finds it when it is back', async () => {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${String(port)}`;
    const environment = await settingsOnPostgres();
    const program = start({ ...environment, GOOGLE_CLIENT_ID: 'me', SIGN_IN_ISSUER: issuer });
    await program.says(READY);
    await program.says(`The sign-in provider does not answer at ${issuer}`);
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    const config = async () => (await fetch(`${origin}/app-config.json`)).json();
    const signIn = () =>
      fetch(`${origin}/api/auth/google`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: 'no token' }),
      });
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    expect((await fetch(`${origin}/api/projects`)).status).toBe(401);
    expect(await config()).toEqual({ apiBaseUrl: '/api' });
    expect((await signIn()).status).toBe(500);

    const authorization_endpoint = `${issuer}/authorize`;
    const metadata = { issuer, authorization_endpoint, jwks_uri: `${issuer}/keys` };
    const provider = createHttpServer((_, response) => response.end(JSON.stringify(metadata)));
    onTestFinished(() => void provider.close());
    await once(provider.listen(port, '127.0.0.1'), 'listening');
    expect((await signIn()).status).toBe(401);
    expect(await config()).toMatchObject({
      signIn: { authorizationEndpoint: authorization_endpoint, clientId: 'me' },
    });
  });

  test('says where it listens, where browsers find it elsewhere', async () => {
    const environment = await settingsOnPostgres();
    const program = start({
      ...environment,
      GOOGLE_CLIENT_ID: 'me',
      PUBLIC_ORIGIN: 'https://write.example.com',
    });
    await program.says(`${READY} https://write.example.com`);
    expect(program.output()).toContain(` and listens on 127.0.0.1:${environment['PORT'] ?? ''}\n`);
  });

  test('serves the API alone while the app has not been built, and says so', async () => {
    const environment = await settingsOnPostgres();
    const program = startWhereBuiltInto(join(temporaryFolder(), 'dist'), environment);
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    await program.says(`${READY} ${origin}`);
    expect(program.output()).toMatch(/^The app has not been built .* alone\.$/m);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect((await fetch(`${origin}/`)).status).toBe(404);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('closes cleanly on %s', async (signal) => {
    const program = start(await settingsOnPostgres());
    await program.says(READY);
    program.kill(signal);
    expect(await program.ended).toBe(0);
    expect(program.output()).toMatch(/Closing…\n$/);
  });

  test('finishes a request that is under way before it closes', async () => {
    const environment = await settingsOnPostgres();
    const program = start(environment);
    await program.says(READY);
    const body = JSON.stringify({ idToken: 'no token' });
    const slow = request({
      host: '127.0.0.1',
      port: environment['PORT'],
      path: '/api/auth/google',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    slow.write(body.slice(0, 5));
    await expect.poll(() => slow.socket?.bytesWritten ?? 0).toBeGreaterThan(100);
    const answered = once(slow, 'response');
    // Only after another answer is it sure that the slow request has begun.
    await fetch(`http://127.0.0.1:${environment['PORT'] ?? ''}/health`);
    program.kill('SIGTERM');
    await program.says('Closing…');
    slow.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect(await program.ended).toBe(0);
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
    const provider = createHttpServer((_, response) => response.end('{}'));
    onTestFinished(() => void provider.close());
    const port = await freePort();
    await once(provider.listen(port, '127.0.0.1'), 'listening');
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
