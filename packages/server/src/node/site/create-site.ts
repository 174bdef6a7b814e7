import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Api } from '../../index.ts';
import type { AppConfig } from './app-page.ts';
import { clientAddress } from './client-address.ts';
import { createReference, REFERENCE_FOLDER } from './reference.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApp } from './serve-app.ts';
import { createSiteDocuments } from './site-documents.ts';

type Site = {
  /** What the Node server gives beside a request; nothing of it in tests without a socket. */
  Bindings: Partial<HttpBindings>;
};

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
  const { api, appConfig, appFolder, publicOrigin, trustedProxies } = options;
  const site = new Hono<Site>();
  site.use(...securityHeaders(publicOrigin));
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
  site.route('/docs', createReference(options.referenceFolder ?? REFERENCE_FOLDER));
  site.get('/docs/*', (context) => context.notFound());
  if (appFolder !== undefined) {
    const documents = createSiteDocuments(appFolder, { ...appConfig }, publicOrigin);
    serveApp(site, { folder: appFolder, documents, api });
  }
  return site;
}

function below({ req }: Context<Site>, path: string): Request {
  return new Request(new URL(path, req.url), { method: req.method, headers: req.raw.headers });
}
