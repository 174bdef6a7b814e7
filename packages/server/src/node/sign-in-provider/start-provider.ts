import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Provider } from 'oidc-provider';
import { isTakenOnIpv6 } from '../ipv6-loopback.ts';
import { StartUpError, codeOf } from '../start-up-error.ts';
import { accountOfEmail, accountOfSubject } from './accounts.ts';
import { languageOf } from './messages.ts';
import { chooseAccountPage, errorPage } from './pages.ts';
import { createProvider, LOCAL_CLIENT_ID } from './provider.ts';

export type LocalSignInProvider = {
  issuer: string;
  clientId: string;
  close: () => Promise<void>;
};

const PAGES_CSS = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8');

/**
 * Starts the OpenID Connect provider that stands in for Google on one's own machine: the product
 * is the same, only issuer and client id differ.
 *
 * @param options.port on loopback; 0 for any free one.
 * @param options.places where the product is found: `<place>/auth/callback` and
 *   `<place>/en/auth/callback` may be gone back to, nothing else.
 * @param options.dataFolder keeps its signing key; without one the key is new each time.
 * @throws StartUpError when the port is taken, or in production.
 */
export async function startLocalSignInProvider(options: {
  port: number;
  places: readonly string[];
  environment: string | undefined;
  dataFolder?: string;
}): Promise<LocalSignInProvider> {
  if (options.environment === 'production') {
    throw new StartUpError('The local sign-in provider never runs in production.');
  }
  const server = createServer();
  const port = await listen(server, options.port);
  const issuer = `http://localhost:${String(port)}`;
  const redirectUris = options.places.flatMap((place) => [
    `${place}/auth/callback`,
    `${place}/en/auth/callback`,
  ]);
  const provider = await createProvider(issuer, redirectUris, options.dataFolder);
  const app = createPages(
    provider,
    options.places.map((place) => new URL(place).origin),
  );
  // The listener answers a rejected handler by itself.
  // oxlint-disable-next-line typescript/no-misused-promises
  server.on('request', getRequestListener(app.fetch));
  return {
    issuer,
    clientId: LOCAL_CLIENT_ID,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const isLoopback = (name: string) => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/u.test(name);

function createPages(provider: Provider, origins: readonly string[]) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const openIdConnect = provider.callback();
  // Another name that resolves here (DNS rebinding) could sign in the user who runs the product.
  app.use(async (context, next) =>
    isLoopback(new URL(context.req.url).hostname)
      ? next()
      : context.text('Only by the names of this machine.', 421),
  );
  app.use(
    '/choose-account/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ['data:'],
        // Chromium applies it to the redirects that follow a form, back to the product.
        formAction: ["'self'", ...origins],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
  );
  app.get('/pages.css', (context) => context.body(PAGES_CSS, 200, { 'Content-Type': 'text/css' }));
  app.get('/choose-account/:uid', async (context) => {
    const { incoming, outgoing } = context.env;
    const { params } = await provider.interactionDetails(incoming, outgoing);
    const language = languageOf(params['ui_locales'], context.req.header('accept-language'));
    return context.html(chooseAccountPage(language, context.req.path));
  });
  app.post('/choose-account/:uid', async (context) => {
    const { incoming, outgoing } = context.env;
    const { params } = await provider.interactionDetails(incoming, outgoing);
    const language = languageOf(params['ui_locales'], context.req.header('accept-language'));
    const form = await context.req.parseBody();
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) =>
      context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
    if (form['cancel'] !== undefined) return finish({ error: 'access_denied' });
    const { account: sub, email = '' } = form;
    if (typeof email !== 'string') return context.text('One e-mail at a time.', 400);
    const account =
      typeof sub === 'string' ? accountOfSubject(sub, language) : accountOfEmail(email, language);
    if (account === undefined) {
      return context.html(chooseAccountPage(language, context.req.path, email), 422);
    }
    return finish({ select_account: {}, login: { accountId: account.sub } });
  });
  app.all('*', async (context) => {
    forgetEarlierSignIn(context.env.incoming);
    await openIdConnect(context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, context) => {
    const language = languageOf(
      context.req.query('ui_locales'),
      context.req.header('accept-language'),
    );
    const known = error.name === 'SessionNotFound';
    const page = errorPage(language, known ? 'session_not_found' : 'server_error', error.message);
    return context.html(page, known ? 400 : 500);
  });
  return app;
}

/** Nobody stays signed in here, so that an account is chosen again each time. */
function forgetEarlierSignIn({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'));
  if (cookies !== undefined) headers.cookie = cookies.join('; ');
}

/** @throws StartUpError when the port cannot be used by the provider. */
export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  server.close();
  await once(server, 'close');
  if (await isTakenOnIpv6(port)) throw refusal(port, TAKEN);
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (cause) {
    throw refusal(port, codeOf(cause) === 'EADDRINUSE' ? TAKEN : 'cannot be used', cause);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const TAKEN = 'is taken by another program';

const refusal = (port: number, reason: string, cause?: unknown) =>
  new StartUpError(
    `Port ${String(port)} of the local sign-in provider ${reason}: set LOCAL_SIGN_IN_PORT to another one.`,
    { cause },
  );
