import type { BrowserContext } from '@playwright/test';
import { createVisitor } from '../../packages/server/src/node/testing/visitor.ts';

type AppConfig = { signIn: { authorizationEndpoint: string; clientId: string } };

/** In seconds, as section 9 of the specification says. */
const lifetimes = { authToken: 604_800, refreshToken: 2_592_000 } as const;

/** The provider's own pages, asked for and filled in without a browser. */
async function idTokenOf(origin: string, email: string, language: 'fr' | 'en'): Promise<string> {
  const page = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
  const [, json = ''] = /<script id="app-config"[^>]*>([^<]*)/.exec(await page.text()) ?? [];
  const { signIn }: AppConfig = JSON.parse(json);
  const asked = new URLSearchParams({
    client_id: signIn.clientId,
    redirect_uri: `${origin}/auth/callback`,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: crypto.randomUUID(),
    ui_locales: language,
  });
  const { visit } = createVisitor(origin, language);
  const choice = await visit(`${signIn.authorizationEndpoint}?${asked.toString()}`);
  const { fragment } = await visit(choice.address, { email });
  return fragment.get('id_token') ?? '';
}

/**
 * Puts the cookies of a signed-in writer into a browser: the same tokens from the same server, for
 * tests that are not about the pages of signing in.
 *
 * @param origin where the product is.
 */
export async function beSignedIn(
  context: BrowserContext,
  origin: string,
  email: string,
  language: 'fr' | 'en',
): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await idTokenOf(origin, email, language) }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const tokens: { accessToken: string; refreshToken: string } = await answer.json();
  const cookie = (name: keyof typeof lifetimes, value: string) => ({
    name,
    value: encodeURIComponent(value),
    domain: new URL(origin).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + lifetimes[name],
    sameSite: 'Lax' as const,
    secure: true,
  });
  await context.addCookies([
    cookie('authToken', tokens.accessToken),
    cookie('refreshToken', tokens.refreshToken),
  ]);
}
