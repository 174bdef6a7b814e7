import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Tokens, Project, Document, WritingSession } from '@ecritoire/contracts';
import { createIdTokenVerifier } from '../auth/identity.ts';
import { createApi, type Api } from '../create-api.ts';
import type { Database } from '../database/database.ts';
import { bytesOf, filesIn } from './archives.ts';

const ISSUER = 'https://issuer.test';
const CLIENT_ID = 'ecritoire-test';
export const ACCESS_TOKEN_KEY = new TextEncoder().encode('a secret of the tests, 32 bytes long');

const providerKey = await generateKeyPair('RS256');
const providerKeys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(providerKey.publicKey)), kid: 'provider', alg: 'RS256' }],
});

export class TestClock {
  #now = new Date('2026-09-14T18:00:00.000Z');

  now = () => this.#now;

  set(instant: string): void {
    this.#now = new Date(instant);
  }

  /** @param seconds may be a fraction. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

export type Answer = {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is answered is checked against the contract by the API itself (`checkAnswers`).
  body: any;
};

export type Call = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
};

/** An id token of the test's provider; claims that are given replace the good ones. */
export async function idToken(claims: JWTPayload = {}, clock = new TestClock()): Promise<string> {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({
    iss: ISSUER,
    // Two tokens of one second are two.
    jti: crypto.randomUUID(),
    aud: CLIENT_ID,
    sub: 'colette',
    email: 'colette@example.org',
    email_verified: true,
    name: 'Colette Morel',
    iat: seconds,
    exp: seconds + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'provider' })
    .sign(providerKey.privateKey);
}

/** What is read in an answer: a value of JSON, the texts of an archive by their names, or text. */
async function bodyOf(response: Response): Promise<Answer['body']> {
  const type = response.headers.get('content-type') ?? '';
  if (type === 'application/zip') return filesIn(await bytesOf(response));
  const text = await response.text();
  if (text === '') return undefined;
  return type.includes('json') ? JSON.parse(text) : text;
}

/** The API on a database with a clock to turn, an identity provider, and a log to read. */
export function openTestApi(
  database: Database,
  overrides: Partial<{ api: Api; accountSizeLimit: number }> = {},
) {
  const clock = new TestClock();
  const logged: string[] = [];
  const log = (fields: Record<string, unknown>, message: string) =>
    void logged.push(JSON.stringify({ ...fields, message }));
  const api =
    overrides.api ??
    createApi({
      database,
      clock,
      accessTokenKey: ACCESS_TOKEN_KEY,
      identityVerifier: createIdTokenVerifier({
        issuers: [ISSUER],
        audience: CLIENT_ID,
        keys: providerKeys,
        clock,
      }),
      logger: { info: log, warn: log, error: log },
      checkAnswers: 'fail',
      rateLimitFactor: 1000,
      ...(overrides.accountSizeLimit === undefined
        ? {}
        : { accountSizeLimit: overrides.accountSizeLimit }),
    });

  async function call(method: string, path: string, call: Call = {}): Promise<Answer> {
    const { token, body, headers = {} } = call;
    const isRaw = typeof body === 'string' || body instanceof ReadableStream;
    const response = await api.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
    );
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  }

  /** A signed-in writer, who calls with a token of their own. */
  async function signIn(name = 'colette', more: JWTPayload = {}) {
    const claims = { sub: name, email: `${name}@example.org`, name, ...more };
    const answer = await call('POST', '/auth/google', {
      body: { idToken: await idToken(claims, clock) },
    });
    const { accessToken, refreshToken }: Tokens = answer.body;
    // A token of its own time, so that a clock turned forward does not sign the writer out.
    const writer = {
      accessToken,
      refreshToken,
      call: (method: string, path: string, options: Call = {}) =>
        call(method, path, { token: writer.accessToken, ...options }),
      async renew() {
        const renewed = await call('POST', '/auth/refresh', { body: { refreshToken } });
        writer.accessToken = renewed.body.accessToken;
      },
      async project(name = 'La Traversée'): Promise<Project> {
        return (await writer.call('POST', '/projects', { body: { name, type: 'plain' } })).body;
      },
      async document(language = 'fr'): Promise<Document> {
        const { id: projectId } = await writer.project();
        const body = { projectId, title: 'Chapitre premier', language };
        return (await writer.call('POST', '/documents', { body })).body;
      },
      async start(body: Record<string, unknown> = {}): Promise<WritingSession> {
        const answer = await writer.call('POST', '/sessions', {
          body: { timeZone: 'Europe/Paris', ...body },
        });
        return answer.body;
      },
      move: (id: string, transition: string, body?: unknown) =>
        writer.call('POST', `/sessions/${id}/${transition}`, { body }),
      save: (documentId: string, changes: unknown, key: string = crypto.randomUUID()) =>
        writer.call('PATCH', `/documents/${documentId}/paragraphs`, {
          body: { changes },
          headers: { 'Idempotency-Key': key },
        }),
    };
    return writer;
  }

  return { api, clock, logged, call, signIn };
}

export type TestApi = ReturnType<typeof openTestApi>;
export type TestWriter = Awaited<ReturnType<TestApi['signIn']>>;

/** A put of plain text. */
export const put = (id: string, text: string, parentVersion = 0, position = 'a0') => ({
  operation: 'put',
  id,
  parentVersion,
  position,
  type: 'paragraph',
  content: text === '' ? [] : [{ text, marks: [] }],
});

export const remove = (id: string, parentVersion: number) => ({
  operation: 'delete',
  id,
  parentVersion,
});
