import { createRemoteJWKSet } from 'jose';
import type { Logger } from 'pino';
import { describeError } from '../http/describe-error.ts';
import { createIdTokenVerifier, type Clock, type IdentityVerifier } from '../index.ts';
import { GOOGLE_ISSUER, type Config } from './config/config.ts';
import { startLocalSignInProvider } from './sign-in-provider/start-provider.ts';
import { StartUpError } from './start-up-error.ts';

export type SignIn = {
  /** What the browser needs to know; undefined until the provider has said it. */
  browserConfig: () => { authorizationEndpoint: string; clientId: string } | undefined;
  /** `verify` throws while the provider does not answer. */
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
 * Another one that is away is asked again whenever it is needed, and warned of in the log: nobody
 * signs in meanwhile, and everything else is served.
 *
 * @throws StartUpError when the provider is that of another issuer, or the local one cannot start.
 */
export async function openSignIn(config: Config, clock: Clock, logger: Logger): Promise<SignIn> {
  if (config.signIn.provider === 'remote') {
    const { issuer, clientId } = config.signIn;
    const find = async () => (issuer === GOOGLE_ISSUER ? GOOGLE : discover(issuer));
    return signInWith(find, clientId, { clock, logger });
  }
  const provider = await startLocalSignInProvider({
    port: config.signIn.port,
    places: [`${config.publicOrigin}${config.basePath}`],
    environment: config.environment,
    dataFolder: config.dataFolder,
  });
  const { issuer, clientId, close } = provider;
  return signInWith(() => discover(issuer), clientId, { clock, logger, close });
}

type Means = { clock: Clock; logger: Logger; close?: () => Promise<void> };

async function signInWith(
  find: () => Promise<Metadata>,
  clientId: string,
  { clock, logger, close = async () => undefined }: Means,
): Promise<SignIn> {
  let found: { metadata: Metadata; verifier: IdentityVerifier } | undefined;
  let finding: ReturnType<typeof look> | undefined;
  const look = async () => {
    const metadata = await find();
    found = { metadata, verifier: verifierOf(metadata, clientId, clock) };
    return found;
  };
  /** However many ask, the provider is asked once at a time. */
  const known = async () =>
    found ??
    (finding ??= look().finally(() => {
      finding = undefined;
    }));
  const lookAgain = () => {
    known().catch((error: unknown) => {
      if (error instanceof ProviderAway) return;
      // Our own sentence, for the operator who can fix it.
      if (error instanceof StartUpError) logger.error(error.message);
      else logger.error({ error: describeError(error) }, 'sign-in provider trouble');
    });
  };
  try {
    await known();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    logger.warn(`${error.message} Nobody can sign in until it does.`);
  }
  return {
    browserConfig() {
      if (!found) lookAgain();
      return found && { authorizationEndpoint: found.metadata.authorization_endpoint, clientId };
    },
    identityVerifier: {
      async verify(idToken) {
        const { verifier } = await known();
        return verifier.verify(idToken);
      },
    },
    close,
  };
}

const verifierOf = (
  { issuer, jwks_uri }: Metadata,
  clientId: string,
  clock: Clock,
): IdentityVerifier =>
  createIdTokenVerifier({
    // Google writes its issuer with and without the scheme.
    issuers: issuer === GOOGLE_ISSUER ? [issuer, new URL(issuer).host] : [issuer],
    audience: clientId,
    keys: createRemoteJWKSet(new URL(jwks_uri)),
    clock,
  });

/** The provider does not answer, which it may do later. */
class ProviderAway extends Error {}

/** OpenID Connect Discovery 1.0 §4. */
async function discover(issuer: string): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let metadata: Partial<Metadata>;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT) });
    // What stands in its place while it is away may answer in JSON, too.
    if (!response.ok) throw new Error(`It answers ${String(response.status)}.`);
    metadata = await response.json();
  } catch (cause) {
    throw new ProviderAway(`The sign-in provider does not answer at ${address}.`, { cause });
  }
  const { authorization_endpoint, jwks_uri } = metadata;
  if (metadata.issuer !== issuer || !authorization_endpoint || !jwks_uri) {
    throw new StartUpError(`The sign-in provider at ${address} is not that of ${issuer}.`);
  }
  return { issuer, authorization_endpoint, jwks_uri };
}
