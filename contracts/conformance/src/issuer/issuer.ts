import { once } from 'node:events';
import { createServer } from 'node:http';
import { SignJWT, type JWTHeaderParameters } from 'jose';
import { createSigningKey, type SigningKey } from './keys.ts';

/** Somebody in whose name the issuer vouches. */
export type Person = { subject: string; email: string; name: string };

/** What a token says; what is undefined is left out. */
export type Claims = Record<string, unknown>;

/** An OpenID Connect issuer that vouches for anybody the kit makes up. */
export type Issuer = {
  /** The `iss` of its tokens; the discovery document stands below it. */
  url: string;
  /** The `aud` of its tokens. */
  clientId: string;
  keysUrl: string;
  key: SigningKey;
  /** A key that the issuer never publishes, but serves where a forged token says. */
  attacker: SigningKey & {
    keysUrl: string;
    certificateUrl: string;
    /** How often anybody has asked for it. */
    asked: () => number;
  };
  /** What a good id token of this person says now. */
  claims: (person: Person) => Claims;
  idToken: (
    person: Person,
    claims?: Claims,
    header?: Partial<JWTHeaderParameters>,
  ) => Promise<string>;
  close: () => Promise<void>;
};

export type IssuerOptions = {
  /** 0 takes any that is free. */
  port: number;
  /** How the server under test reaches the issuer, where that is not `http://localhost:<port>`. */
  url?: string | undefined;
  clientId?: string | undefined;
};

/** A header that nobody knows, for tokens that say it is critical. */
export const UNKNOWN_HEADER = 'urn:ecritoire:unknown';

const LIFETIME_SECONDS = 3600;

/** The issuer could not listen; the message says what to change. */
export class IssuerError extends Error {}

const withoutSlash = (url: string) => url.replace(/\/+$/u, '');

/**
 * Starts the kit's own issuer: a discovery document, its keys, and tokens for anybody.
 *
 * It listens on loopback alone, unless its address says that the server is on another machine.
 *
 * @throws IssuerError when the port is taken.
 */
export async function startIssuer(options: IssuerOptions): Promise<Issuer> {
  const { clientId = 'ecritoire-conformance' } = options;
  const [key, attackerKey] = await Promise.all([
    createSigningKey('conformance'),
    createSigningKey('attacker'),
  ]);
  let asked = 0;
  const documents = new Map<string, () => unknown>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://issuer');
    const document = [...documents].find(([path]) => pathname.endsWith(path))?.[1];
    response.setHeader('content-type', document ? 'application/json' : 'text/plain');
    response.statusCode = document ? 200 : 404;
    response.end(document ? JSON.stringify(document()) : 'Nobody signs in here by hand.\n');
  });
  try {
    server.listen(options.port, options.url === undefined ? '127.0.0.1' : '0.0.0.0');
    await once(server, 'listening');
  } catch (cause) {
    const message = `The issuer cannot listen on port ${options.port}: choose another with --issuer-port.`;
    throw new IssuerError(message, { cause });
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const url = withoutSlash(options.url ?? `http://localhost:${port}`);
  const keysUrl = `${url}/jwks.json`;
  const keysOfAttacker = () => {
    asked += 1;
    return { keys: [attackerKey.jwk] };
  };
  documents.set('/attacker/jwks.json', keysOfAttacker);
  documents.set('/attacker/certificate.pem', keysOfAttacker);
  documents.set('/jwks.json', () => ({ keys: [key.jwk] }));
  documents.set('/.well-known/openid-configuration', () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    jwks_uri: keysUrl,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }));

  const claims = ({ subject, email, name }: Person): Claims => {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + LIFETIME_SECONDS };
    // Two tokens of one second are two: each signs in once.
    const jti = crypto.randomUUID();
    return {
      iss: url,
      aud: clientId,
      sub: subject,
      email,
      email_verified: true,
      name,
      jti,
      ...times,
    };
  };
  return {
    url,
    clientId,
    keysUrl,
    key,
    attacker: {
      ...attackerKey,
      keysUrl: `${url}/attacker/jwks.json`,
      certificateUrl: `${url}/attacker/certificate.pem`,
      asked: () => asked,
    },
    claims,
    idToken: (person, changed = {}, header = {}) =>
      new SignJWT({ ...claims(person), ...changed })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
        .sign(key.privateKey, { crit: { [UNKNOWN_HEADER]: true } }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The settings with which a server takes this issuer's tokens, for a person to copy. */
export const settingsOf = ({ url, clientId, keysUrl }: Issuer) =>
  `The server under test has to accept this issuer of id tokens:

  issuer     ${url}
  client id  ${clientId}
  keys       ${keysUrl}

The reference server is told so by SIGN_IN_ISSUER=${url} GOOGLE_CLIENT_ID=${clientId}
`;
