import { createRemoteJWKSet } from 'jose';
import { createIdTokenVerifier, type Clock, type IdentityVerifier } from '../index.ts';
import { GOOGLE_ISSUER, type Config } from './config/config.ts';
import { startLocalSignInProvider } from './sign-in-provider/start-provider.ts';
import { StartUpError } from './start-up-error.ts';

export type SignIn = {
  /** What the browser needs to know. */
  authorizationEndpoint: string;
  clientId: string;
  identityVerifier: IdentityVerifier;
  close: () => Promise<void>;
};

type Metadata = { issuer: string; authorization_endpoint: string; jwks_uri: string };

/** Written down here, so that a start does not wait for Google. */
const GOOGLE: Metadata = {
  issuer: GOOGLE_ISSUER,
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** How long to wait for another provider's description, in milliseconds. */
const DISCOVERY_TIMEOUT = 10_000;

/**
 * Makes ready who vouches for writers: Google, another OpenID Connect provider, or the local one.
 *
 * @throws StartUpError when the provider does not answer, or the local one cannot start.
 */
export async function openSignIn(config: Config, clock: Clock): Promise<SignIn> {
  if (config.signIn.provider === 'remote') {
    const { issuer, clientId } = config.signIn;
    const metadata = issuer === GOOGLE_ISSUER ? GOOGLE : await discover(issuer);
    return signInWith(metadata, clientId, clock, async () => undefined);
  }
  const provider = await startLocalSignInProvider({
    port: config.signIn.port,
    places: [`${config.publicOrigin}${config.basePath}`],
    environment: config.environment,
    dataFolder: config.dataFolder,
  });
  return signInWith(await discover(provider.issuer), provider.clientId, clock, provider.close);
}

function signInWith(
  metadata: Metadata,
  clientId: string,
  clock: Clock,
  close: () => Promise<void>,
): SignIn {
  const { issuer } = metadata;
  return {
    authorizationEndpoint: metadata.authorization_endpoint,
    clientId,
    identityVerifier: createIdTokenVerifier({
      // Google writes its issuer with and without the scheme.
      issuers: issuer === GOOGLE_ISSUER ? [issuer, new URL(issuer).host] : [issuer],
      audience: clientId,
      keys: createRemoteJWKSet(new URL(metadata.jwks_uri)),
      clock,
    }),
    close,
  };
}

/** OpenID Connect Discovery 1.0 §4. */
async function discover(issuer: string): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let metadata: Partial<Metadata>;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT) });
    metadata = await response.json();
  } catch (cause) {
    throw new StartUpError(`The sign-in provider does not answer at ${address}.`, { cause });
  }
  const { authorization_endpoint, jwks_uri } = metadata;
  if (metadata.issuer !== issuer || !authorization_endpoint || !jwks_uri) {
    throw new StartUpError(`The sign-in provider at ${address} is not that of ${issuer}.`);
  }
  return { issuer, authorization_endpoint, jwks_uri };
}
