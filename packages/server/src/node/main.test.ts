import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { temporaryFolder } from './testing/programs.ts';
import { launchHere, READY, settingsOnPostgres, start } from './testing/starts.ts';
import { createVisitor } from './testing/visitor.ts';

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

// A first start takes seconds, and more on a busy machine.
describe('starting the product', { timeout: 120_000 }, () => {
  test('serves app, API and sign-in', async () => {
    const environment = await settingsOnPostgres();
    const product = await launchHere(environment, { parameters: ['--app-folder', builtApp()] });
    onTestFinished(product.close);
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    expect(product.ready).toBe(`${READY} ${origin}`);
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
  });

  test('signs in an account of the local provider', async () => {
    const environment = await settingsOnPostgres();
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    const product = await launchHere(environment);
    onTestFinished(product.close);
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
  });

  // SERVER-27
  test('serves all but sign-in until the provider is back', async () => {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${String(port)}`;
    const environment = await settingsOnPostgres();
    const atProvider = { GOOGLE_CLIENT_ID: 'me', SIGN_IN_ISSUER: issuer };
    const product = await launchHere({ ...environment, ...atProvider });
    onTestFinished(product.close);
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
    expect((await signIn()).status).toBe(503);

    const authorization_endpoint = `${issuer}/authorize`;
    const metadata = { issuer, authorization_endpoint, jwks_uri: `${issuer}/keys` };
    const provider = createServer((_, response) => response.end(JSON.stringify(metadata)));
    onTestFinished(() => void provider.close());
    await once(provider.listen(port, '127.0.0.1'), 'listening');
    expect((await signIn()).status).toBe(401);
    expect(await config()).toMatchObject({
      signIn: { authorizationEndpoint: authorization_endpoint, clientId: 'me' },
    });
  });

  // SERVER-28
  test('names its address where browsers use another', async () => {
    const environment = await settingsOnPostgres();
    const product = await launchHere({
      ...environment,
      GOOGLE_CLIENT_ID: 'me',
      PUBLIC_ORIGIN: 'https://write.example.com',
    });
    await product.close();
    expect(product.ready).toBe(
      `${READY} https://write.example.com and listens on 127.0.0.1:${environment['PORT'] ?? ''}`,
    );
  });

  // SERVER-29
  test('serves the API without a built app', async () => {
    const environment = await settingsOnPostgres();
    const said: string[] = [];
    const print = (sentence: string) => void said.push(sentence);
    const product = await launchHere(environment, { parameters: [], print });
    const origin = `http://localhost:${environment['PORT'] ?? ''}`;
    expect(product.ready).toBe(`${READY} ${origin}`);
    expect(said).toContainEqual(expect.stringMatching(/^The app has not been built .* alone\.$/));
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    await product.close();
  });

  test('closes cleanly on SIGINT', async () => {
    const program = start(await settingsOnPostgres());
    await program.says(READY);
    program.kill('SIGINT');
    expect(await program.ended).toBe(0);
    expect(program.output()).toMatch(/Closing…\n$/);
  });

  test('finishes a running request before it closes on SIGTERM', async () => {
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
