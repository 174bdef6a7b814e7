import { readNote, type Notes } from '../../boot/safe-session.ts';
import { withoutLocale } from '../../site/locale.ts';

const nonceKey = 'ecritoire:sign-in';

type SignInRequest = { nonce: string; returnTo: string };

type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** A random nonce; the fallback serves pages without a secure context (specification, section 7). */
export function randomNonce(source: RandomSource = crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A path of this app without its language, or the given fallback: never another site (no open
 * redirect), so that no path begins with two slashes once its dots and its language are gone.
 */
export function sameOriginPath(path: string | undefined, origin: string, fallback: string): string {
  if (path === undefined || !path.startsWith('/')) return fallback;
  try {
    const url = new URL(path, origin);
    const pathname = withoutLocale(url.pathname);
    const isHere = url.origin === origin && !pathname.startsWith('//');
    return isHere ? `${pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}

/**
 * The address of the provider's authorization page, with a nonce remembered for the callback.
 * @param returnTo the path to come back to after signing in
 */
export function authorizationUrl(
  signIn: { authorizationEndpoint: string; clientId: string },
  options: { redirectUri: string; returnTo: string; language: string; storage: Notes },
): string {
  const request: SignInRequest = { nonce: randomNonce(), returnTo: options.returnTo };
  options.storage.setItem(nonceKey, JSON.stringify(request));
  const url = new URL(signIn.authorizationEndpoint);
  url.search = new URLSearchParams({
    client_id: signIn.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: request.nonce,
    prompt: 'select_account',
    ui_locales: options.language,
  }).toString();
  return url.href;
}

const namedErrors = ['authentication_failed', 'email_not_verified', 'access_denied'] as const;

type CallbackError = (typeof namedErrors)[number] | 'default';

export type CallbackResult =
  | { idToken: string; returnTo: string }
  | { error: CallbackError; returnTo: string };

function nonceOf(idToken: string): unknown {
  const [, payload = ''] = idToken.split('.');
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const claims: { nonce?: unknown } = JSON.parse(text);
  return claims.nonce;
}

/**
 * Reads the provider's answer from the address and checks its nonce. The remembered nonce is used up.
 * @param hash the fragment of the callback's address, with its #
 * @param search its query, with its ?: some providers report errors there
 */
export function readCallback(hash: string, search: string, storage: Notes): CallbackResult {
  const request = readNote<SignInRequest>(storage, nonceKey);
  storage.removeItem(nonceKey);
  const returnTo = request?.returnTo ?? '/app/home';
  const answer = new URLSearchParams(hash.slice(1) || search.slice(1));
  const error = answer.get('error');
  if (error !== null) {
    return { error: namedErrors.find((named) => named === error) ?? 'default', returnTo };
  }
  const idToken = answer.get('id_token');
  try {
    const known = request?.nonce !== undefined && idToken !== null;
    if (known && nonceOf(idToken) === request.nonce) return { idToken, returnTo };
  } catch {
    // Not a token at all: the same failure as a wrong nonce.
  }
  return { error: 'authentication_failed', returnTo };
}
