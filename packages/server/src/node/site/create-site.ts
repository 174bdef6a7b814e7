import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { Api } from '../../index.ts';
import { readAppPage, type AppConfig } from './app-page.ts';
import { clientAddress } from './client-address.ts';
import {
  isOfReference,
  REFERENCE_ALLOWANCE,
  REFERENCE_FOLDER,
  serveReference,
} from './reference.ts';
import { securityHeaders } from './security-headers.ts';

type Site = {
  /** What the Node server gives beside a request; nothing of it in tests without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: SecureHeadersVariables;
};

/** Their names hold a hash of their content, so that they never change. */
const HASHED_FILES = '/assets/';

/**
 * Everything on the product's one origin: the API below `/api`, its health at the root, the
 * reference page below `/docs`, and the built app everywhere else.
 *
 * @param options.appFolder the built app; when undefined, there is the configuration that a
 *   development server needs instead.
 */
export function createSite(options: {
  api: Api;
  appConfig: AppConfig;
  appFolder: string | undefined;
  publicOrigin: string;
  trustedProxies: number;
  /** The built reference page; the one of `contracts` unless a test says otherwise. */
  referenceFolder?: string;
}) {
  const { api, appConfig, appFolder, trustedProxies } = options;
  const site = new Hono<Site>();
  const strict = securityHeaders(options.publicOrigin);
  const ofReference = securityHeaders(options.publicOrigin, REFERENCE_ALLOWANCE);
  const ofData = securityHeaders(options.publicOrigin, 'data');
  site.use((context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return ofData(context, next);
    return isOfReference(path) ? ofReference(context, next) : strict(context, next);
  });
  site.all('/api/*', ({ req, env }) => {
    const remoteAddress = env?.incoming?.socket.remoteAddress ?? '';
    const address = clientAddress(req.header('x-forwarded-for'), remoteAddress, trustedProxies);
    return api.fetch(req.raw, { address });
  });
  site.get('/health', (context) => api.fetch(below(context, '/api/health')));
  site.get('/ready', (context) => api.fetch(below(context, '/api/ready')));
  if (appFolder === undefined) {
    site.get('/app-config.json', (context) => context.json(appConfig));
  }
  site.use(compress());
  site.use(async (context, next) => {
    await next();
    if (!context.res.ok || context.res.headers.has('Cache-Control')) return;
    const hashed = context.req.path.startsWith(HASHED_FILES);
    context.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  serveReference(site, options.referenceFolder ?? REFERENCE_FOLDER);
  if (appFolder !== undefined) serveApp(site, appFolder, appConfig);
  return site;
}

function serveApp(site: Hono<Site>, folder: string, config: AppConfig): void {
  const page = async (context: Context<Site>) =>
    context.html(await readAppPage(folder, config, context.get('secureHeadersNonce') ?? ''), 200, {
      'Cache-Control': 'no-cache',
    });
  site.get('/', page);
  site.get('/index.html', page);
  site.use(serveStatic({ root: folder }));
  site.get('*', (context) => (isNavigation(context) ? page(context) : context.notFound()));
}

/** A person going to one of the app's addresses, rather than a file that is not there. */
function isNavigation({ req }: Context<Site>): boolean {
  const wantsPage = req.header('accept')?.includes('text/html') ?? false;
  if (isOfReference(req.path)) return false;
  return wantsPage && extname(req.path) === '';
}

function below({ req }: Context<Site>, path: string): Request {
  return new Request(new URL(path, req.url), { method: req.method, headers: req.raw.headers });
}
