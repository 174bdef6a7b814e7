import { once } from 'node:events';
import { createServer } from 'node:net';
import { createApi, createIdTokenVerifier, type IdentityVerifier } from '@ecritoire/server';
import { listen, migrate, openMemoryDatabase } from '@ecritoire/server/node';
import { createLocalJWKSet, decodeJwt, SignJWT, type JWTPayload } from 'jose';
import {
  createClient,
  readContract,
  signInUsers,
  startIssuer,
  type Client,
  type Contract,
  type Users,
} from '../src/index.ts';

/** Whom an id token speaks of, as the server has it. */
export type Identity = NonNullable<Awaited<ReturnType<IdentityVerifier['verify']>>>;

export type Fetch = (request: Request) => Promise<Response>;

/** What a mutant of the reference server may put its hands on. */
export type Parts = {
  fetch: Fetch;
  /** The server with another judge of id tokens. */
  fetchWith: (verifier: IdentityVerifier) => Fetch;
  identityVerifier: IdentityVerifier;
  /** The audience of its id tokens. */
  clientId: string;
  /** An access token of the server's own making, with whatever claims. */
  accessToken: (claims: JWTPayload) => Promise<string>;
};

/** The reference server with a database in memory, listening, with users signed in. */
export type Reference = {
  contract: Contract;
  /** Where it listens, without the path of the API. */
  origin: string;
  client: Client;
  users: Users;
  /** Puts a mutant in the server's place, or the server back again. */
  serve: (mutate?: (parts: Parts) => Fetch) => void;
  /** A new pair of accounts with nothing in them. */
  freshUsers: () => Promise<Users>;
  close: () => Promise<void>;
};

const ACCESS_TOKEN_KEY = new TextEncoder().encode('a secret of the self-test, of 32 bytes or more');
/** A page of this origin may call the server. */
export const ORIGIN = 'https://app.example';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const accessToken = (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(ACCESS_TOKEN_KEY);

/** A token that was the caller's own an hour ago. */
async function expired({ writer }: Users): Promise<string> {
  const token = (await writer.authorization())?.replace('Bearer ', '') ?? '';
  const now = Math.floor(Date.now() / 1000);
  return accessToken({ ...decodeJwt(token), iat: now - 7200, exp: now - 3600 });
}

/** Starts it all; the first seconds go into the database. */
export async function startReference(): Promise<Reference> {
  const database = await openMemoryDatabase();
  await migrate(database);
  const issuer = await startIssuer({ port: 0 });
  const clock = { now: () => new Date() };
  const identityVerifier = createIdTokenVerifier({
    issuers: [issuer.url],
    audience: issuer.clientId,
    keys: createLocalJWKSet({ keys: [issuer.key.jwk] }),
    clock,
  });
  const fetchWith = (verifier: IdentityVerifier): Fetch => {
    const api = createApi({
      database: database.db,
      identityVerifier: verifier,
      accessTokenKey: ACCESS_TOKEN_KEY,
      logger: silent,
      clock,
      rateLimitFactor: 1_000_000,
      allowedOrigins: [ORIGIN],
    });
    return (request) => api.fetch(request);
  };
  const parts: Parts = {
    fetch: fetchWith(identityVerifier),
    fetchWith,
    identityVerifier,
    clientId: issuer.clientId,
    accessToken,
  };
  let current = parts.fetch;
  const port = await freePort();
  const server = await listen((request) => current(request), { host: '127.0.0.1', port });
  const contract = readContract();
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(`${origin}/api`, {
    say: (sentence) => console.error(sentence),
  });
  const signedIn = async (): Promise<Users> => {
    const users = await signInUsers({
      issuer,
      contract,
      client,
      wait: 0,
      say: () => undefined,
      deactivate: ({ email }) =>
        database.onOneConnection(async ({ rows }) => {
          await rows('UPDATE users SET active = false WHERE email = $1', [email]);
        }),
    });
    return { ...users, expiredToken: await expired(users) };
  };
  return {
    contract,
    origin,
    client,
    users: await signedIn(),
    serve(mutate = ({ fetch }) => fetch) {
      current = mutate(parts);
    },
    freshUsers: signedIn,
    async close() {
      await server.close();
      await issuer.close();
      await database.close();
    },
  };
}
