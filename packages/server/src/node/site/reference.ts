import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { PROJECT_ROOT } from '../config/config.ts';
import { pagePolicy } from './content-security-policy.ts';

/** Where the page that explains the API to people is built (`contracts/reference`). */
export const REFERENCE_FOLDER = join(PROJECT_ROOT, 'contracts/dist/reference');

/** What Redoc does when it starts; a newer one may do something else (app/e2e/reference.e2e.ts). */
const policyWith = (nonce: string) =>
  pagePolicy({
    scripts: ["'strict-dynamic'", `'nonce-${nonce}'`],
    styles: [
      // An empty style element, which it then fills rule by rule.
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      // The looks of its scroll bars.
      "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
    ],
    // The page's own (contracts/reference/trusted-types.js), and that of the sanitizer in Redoc.
    trustedTypes: ['default', 'dompurify'],
    connections: [],
    forms: "'none'",
  });

const NOT_BUILT = `The reference page has not been built:

  npx --yes pnpm@12.21.0 --filter @ecritoire/contracts build

and start the server again. The contract itself is contracts/generated/openapi.json.
`;

/** The files that name others by their paths. */
const NAMES_FILES = /(?:\/docs\/?|\/index\.html|\/start\.js)$/u;

/**
 * The page below /docs, from files alone; one that has not been built says how to build it.
 *
 * @param basePath the path of a proxy in front of it
 */
export function createReference(folder: string, basePath = ''): Hono {
  const reference = new Hono();
  if (!existsSync(folder)) {
    reference.get('*', (context) => context.text(NOT_BUILT, 404));
    return reference;
  }
  reference.use(compress());
  reference.use(async (context, next) => {
    await next();
    if (!context.res.ok) return;
    context.header('Cache-Control', 'no-cache');
    const nonce = randomBytes(18).toString('base64');
    context.header('Content-Security-Policy', policyWith(nonce));
    if (!NAMES_FILES.test(context.req.path)) return;
    const text = (await context.res.text())
      .replaceAll('/docs/', `${basePath}/docs/`)
      .replaceAll('<script ', `<script nonce="${nonce}" `);
    context.res = new Response(text, context.res);
    context.res.headers.delete('Content-Length');
  });
  const rewriteRequestPath = (path: string) => path.replace(/^\/docs\/?/u, '/');
  reference.get('*', serveStatic({ root: folder, rewriteRequestPath }));
  return reference;
}
