import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/programs.ts';
import { createVisitor, type Page } from '../testing/visitor.ts';
import { startLocalSignInProvider, type LocalSignInProvider } from './start-provider.ts';

const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/auth/callback`;

const visitor = (language?: string) => createVisitor(ORIGIN, language);

let provider: LocalSignInProvider;
beforeAll(async () => {
  provider = await startLocalSignInProvider({ port: 0, places: [ORIGIN], environment: 'test' });
});
afterAll(() => provider.close());

async function authorizationAddress(changes: Record<string, string> = {}): Promise<string> {
  const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
  const metadata: { authorization_endpoint: string } = await discovery.json();
  const parameters = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: CALLBACK,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: 'nonce-1',
    ...changes,
  });
  return `${metadata.authorization_endpoint}?${parameters.toString()}`;
}

function verify(page: Page) {
  const keys = createRemoteJWKSet(new URL(`${provider.issuer}/jwks`));
  return jwtVerify(page.fragment.get('id_token') ?? '', keys, {
    issuer: provider.issuer,
    audience: provider.clientId,
    algorithms: ['RS256'],
  });
}

describe('the local sign-in provider', () => {
  test('issues a signed id token with nonce and claims', async () => {
    const { visit } = visitor();
    const choice = await visit(await authorizationAddress());
    expect(choice.text).toContain('Choisir un compte');
    const back = await visit(choice.address, { account: '1001' });
    expect(back.address).toMatch(`${CALLBACK}#`);
    const { payload } = await verify(back);
    expect(payload).toMatchObject({
      nonce: 'nonce-1',
      sub: '1001',
      email: 'emilie.fauvel@example.com',
      email_verified: true,
      name: 'Émilie Fauvel',
      given_name: 'Émilie',
      locale: 'fr',
    });
    expect(payload['picture']).toMatch(/^data:image\/svg\+xml,/);
  });

  test('asks for an account every time', async () => {
    const { visit } = visitor();
    const first = await visit(await authorizationAddress());
    await visit(first.address, { account: '1001' });
    for (const prompt of [{}, { prompt: 'select_account' }]) {
      const next = await visit(await authorizationAddress(prompt));
      expect(next.text).toContain('Choisir un compte');
      const { payload } = await verify(await visit(next.address, { account: '1003' }));
      expect(payload).toMatchObject({ sub: '1003', name: 'Nora Whitfield', locale: 'en' });
    }
  });

  test('says that the e-mail of one account is not verified', async () => {
    const { visit } = visitor();
    const choice = await visit(await authorizationAddress());
    expect(choice.text).toContain('adresse non vérifiée');
    const { payload } = await verify(await visit(choice.address, { account: '1005' }));
    expect(payload).toMatchObject({ email: 'ines.valmont@example.com', email_verified: false });
  });

  test('makes the same account of the same e-mail each time', async () => {
    const { visit } = visitor();
    const subjects = new Set<string | undefined>();
    for (const email of ['Camille@Example.com', ' camille@example.com']) {
      const choice = await visit(await authorizationAddress());
      const { payload } = await verify(await visit(choice.address, { email }));
      expect(payload).toMatchObject({ email: 'camille@example.com', email_verified: true });
      subjects.add(payload.sub);
    }
    expect(subjects.size).toBe(1);
  });

  test('one e-mail is one account in both languages', async () => {
    const { visit } = visitor();
    const signIn = async (language: 'fr' | 'en') => {
      const choice = await visit(await authorizationAddress({ ui_locales: language }));
      return (await verify(await visit(choice.address, { email: 'camille@example.com' }))).payload;
    };
    const [french, english] = [await signIn('fr'), await signIn('en')];
    expect([french['locale'], english['locale']]).toEqual(['fr', 'en']);
    expect(english.sub).toBe(french.sub);
  });

  test('asks again for an invalid e-mail, without executing it', async () => {
    const { visit } = visitor();
    const choice = await visit(await authorizationAddress());
    const again = await visit(choice.address, { email: '"><script>' });
    expect(again.response.status).toBe(422);
    expect(again.text).toContain('Saisissez une adresse');
    expect(again.text).toContain('&quot;&gt;&lt;script&gt;');
    expect(again.text).not.toContain('<script>');
    await verify(await visit(again.address, { email: 'camille@example.com' }));
  });

  test('returns access_denied when cancelled', async () => {
    const { visit } = visitor();
    const choice = await visit(await authorizationAddress({ state: 'state-1' }));
    const back = await visit(choice.address, { cancel: 'yes' });
    expect(back.address).toMatch(`${CALLBACK}#`);
    expect(Object.fromEntries(back.fragment)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  test.each([
    ['another address', { redirect_uri: 'https://other.example.com/auth/callback' }],
    ['another path', { redirect_uri: `${ORIGIN}/other` }],
    ['another client', { client_id: 'stranger' }],
  ])('redirects only to the product’s callback: %s', async (_, changes) => {
    const refused = await visitor().visit(await authorizationAddress(changes));
    expect(refused.response.status).toBe(400);
    expect(refused.text).toContain('La connexion n’a pas pu se faire');
    expect(refused.address).toMatch(provider.issuer);
  });

  test('goes back to the English callback too', async () => {
    const english = `${ORIGIN}/en/auth/callback`;
    const { visit } = visitor();
    const choice = await visit(await authorizationAddress({ redirect_uri: english }));
    expect((await visit(choice.address, { account: '1004' })).address).toMatch(`${english}#`);
  });

  // SERVER-30
  test.each([
    ['localhost', 200],
    ['127.0.0.1', 200],
    ['studio.example', 421],
    ['localhost.example', 421],
  ])('answers by the names of this machine alone: %s', async (name, status) => {
    const { port } = new URL(provider.issuer);
    const path = '/.well-known/openid-configuration';
    const asked = get({ port, path, headers: { host: `${name}:${port}` } });
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    answer?.resume();
    expect(answer?.statusCode).toBe(status);
  });

  test('refuses a request without a nonce', async () => {
    const back = await visitor().visit(await authorizationAddress({ nonce: '' }));
    expect(back.fragment.get('error')).toBe('invalid_request');
  });

  test.each([
    ['what the application asks for', 'fr', { ui_locales: 'en fr' }, 'Choose an account'],
    ['the browser’s language', 'de, en-GB;q=0.8', {}, 'Choose an account'],
    ['French when neither is known', 'de', {}, 'Choisir un compte'],
  ])('speaks %s', async (_, language, changes: Record<string, string>, title) => {
    const choice = await visitor(language).visit(await authorizationAddress(changes));
    expect(choice.text).toContain(`<h1>${title}</h1>`);
  });

  test('shows a self-contained page without scripts', async () => {
    const choice = await visitor().visit(await authorizationAddress());
    const policy = choice.response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${ORIGIN}`);
    expect(choice.text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  });

  test('reports a choice that waited too long', async () => {
    const lost = await visitor('en').visit(`${provider.issuer}/choose-account/unknown`);
    expect(lost.response.status).toBe(400);
    expect(lost.text).toContain('start again');
  });

  // SERVER-30
  test('never starts in production', async () => {
    const start = startLocalSignInProvider({ port: 0, places: [], environment: 'production' });
    await expect(start).rejects.toThrow('never runs in production');
  });

  test('says which setting to change when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const start = startLocalSignInProvider({ port, places: [ORIGIN], environment: 'test' });
    await expect(start).rejects.toThrow(/is taken by another program: set LOCAL_SIGN_IN_PORT/);
  });

  test('signs with one key across restarts', async () => {
    const dataFolder = temporaryFolder();
    const keys = [];
    for (let start = 1; start <= 2; start += 1) {
      const options = { port: 0, places: [ORIGIN], environment: 'test', dataFolder };
      const restarted = await startLocalSignInProvider(options);
      keys.push(await (await fetch(`${restarted.issuer}/jwks`)).json());
      await restarted.close();
    }
    expect(keys[0]).toEqual(keys[1]);
    expect(JSON.stringify(keys)).not.toContain('"d":');
  });
});
