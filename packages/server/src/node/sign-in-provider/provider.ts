import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { keepSecret } from '../config/keep-secret.ts';
import { accountOfSubject, claimsOf } from './accounts.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { languageOf } from './messages.ts';
import { errorPage } from './pages.ts';

export const LOCAL_CLIENT_ID = 'ecritoire-local';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** OpenID Connect as Google speaks it to a browser: an id token, with a nonce, in the fragment. */
export async function createProvider(
  issuer: string,
  redirectUris: string[],
  dataFolder: string | undefined,
): Promise<Provider> {
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'picture', 'locale'],
    },
    clientBasedCORS: () => false,
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        // A web client may not go back to a plain http address; a native one may, on loopback.
        application_type: 'native',
        grant_types: ['implicit'],
        response_types: ['id_token'],
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
      },
    ],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (context, sub) => {
      const wished = context.oidc.params?.['ui_locales'];
      const account = accountOfSubject(sub, languageOf(wished, context.get('accept-language')));
      return account && { accountId: sub, claims: () => claimsOf(account) };
    },
    interactions: {
      policy: choosingIsConsent(),
      url: (_, { uid }) => `/choose-account/${uid}`,
    },
    jwks: { keys: [await signingKey(dataFolder)] },
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    async renderError(context, { error, error_description: description }) {
      const language = languageOf(context.query['ui_locales'], context.get('accept-language'));
      context.type = 'html';
      context.body = String(await errorPage(language, error, description));
    },
    responseTypes: ['id_token'],
    scopes: ['openid', 'email', 'profile'],
    ttl: { Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  };
  return new Provider(issuer, configuration);
}

function choosingIsConsent() {
  const { Prompt, base } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Stored, so that a restart between signing a token and verifying it breaks nothing. */
async function signingKey(dataFolder: string | undefined): Promise<JWK> {
  const make = async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' });
  };
  const text =
    dataFolder === undefined
      ? await make()
      : await keepSecret(dataFolder, { name: 'sign-in-key.json', make, isUsable: isPrivateKey });
  const key: JWK = JSON.parse(text);
  return key;
}

function isPrivateKey(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text);
    return typeof key === 'object' && key !== null && 'kty' in key && 'd' in key;
  } catch {
    return false;
  }
}
