import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { compress } from 'hono/compress';
import { describeError } from '../../http/describe-error.ts';
import type { Api } from '../../index.ts';
import type { Logger } from '../../services.ts';
import type { AppConfig } from './app-page.ts';
import { clientAddress } from './client-address.ts';
import { createReference, REFERENCE_FOLDER } from './reference.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApp } from './serve-app.ts';
import { serveForms } from './serve-forms.ts';
import type { SiteEnv } from './site-env.ts';
import { createSiteDocuments } from './site-documents.ts';

/**
 * Everything on the product's one origin: the API below `/api`, its health at the root, the
 * reference page below `/docs`, and the built app everywhere else.
 *
 * @param options.appFolder the built app; when undefined, there is the configuration that a
 *   development server needs instead.
 */
export function createSite(options: {
  api: Api;
  /** Asked for at each page, since the provider may be found later than the server starts. */
  appConfig: () => AppConfig;
  appFolder: string | undefined;
  publicOrigin: string;
  /** Below which a proxy that strips it shows all of this, such as `/desk`; empty without one. */
  basePath?: string;
  trustedProxies: number;
  /** The built reference page; the one of `contracts` unless a test says otherwise. */
  referenceFolder?: string;
  logger: Logger;
}) {
  const {
    api,
    appConfig,
    appFolder,
    publicOrigin,
    basePath = '',
    trustedProxies,
    logger,
  } = options;
  const site = new Hono<SiteEnv>();
  site.use(...securityHeaders(publicOrigin, basePath));
  site.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // What a client breaks off is no error of the server.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    logger.error({ error: describeError(error) }, 'unexpected error');
    return context.text('500 Internal Server Error', 500);
  });
  const warnOfProxy = once(() =>
    logger.warn(
      {},
      'X-Forwarded-For was seen while TRUST_PROXY is 0: behind a proxy, all clients share one rate limit.',
    ),
  );
  const clientOf = ({ req, env }: Context<SiteEnv>) => {
    const remoteAddress = env?.incoming?.socket.remoteAddress ?? '';
    const forwardedFor = req.header('x-forwarded-for');
    if (forwardedFor !== undefined && trustedProxies === 0) warnOfProxy();
    return { address: clientAddress(forwardedFor, remoteAddress, trustedProxies) };
  };
  // Nothing of them is anybody's own, so that their length gives nothing away.
  site.use('/api/articles/*', compress());
  site.all('/api/*', async (context) =>
    below(basePath, await api.fetch(context.req.raw, clientOf(context))),
  );
  site.get('/health', (context) => api.fetch(apiRequest(context, '/api/health')));
  site.get('/ready', (context) => api.fetch(apiRequest(context, '/api/ready')));
  if (appFolder === undefined) {
    site.get('/app-config.json', (context) => context.json(appConfig()));
  }
  site.route('/docs', createReference(options.referenceFolder ?? REFERENCE_FOLDER, basePath));
  if (appFolder !== undefined) {
    const place = { origin: publicOrigin, basePath };
    const documents = createSiteDocuments(appFolder, appConfig, place);
    serveForms(site, { documents, api, publicOrigin, basePath, clientOf });
    serveApp(site, { folder: appFolder, documents, api, basePath });
  }
  return site;
}

/** An answer that says where something is, as it is seen in front of the proxy. */
function below(basePath: string, answer: Response): Response {
  const location = answer.headers.get('location');
  if (basePath === '' || location === null) return answer;
  const moved = new Response(answer.body, answer);
  moved.headers.set('location', `${basePath}${location}`);
  return moved;
}

function apiRequest({ req }: Context<SiteEnv>, path: string): Request {
  return new Request(new URL(path, req.url), { method: req.method, headers: req.raw.headers });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
