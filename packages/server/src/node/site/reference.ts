import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono } from 'hono';
import { PROJECT_ROOT } from '../config/config.ts';
import type { Allowance } from './security-headers.ts';

/** Where the page that explains the API to people is built (`contracts/reference`). */
export const REFERENCE_FOLDER = join(PROJECT_ROOT, 'contracts/dist/reference');

export const isOfReference = (path: string): boolean => /^\/docs(?:\/|$)/u.test(path);

/** What Redoc does when it starts; a newer one may do something else (app/e2e/reference.e2e.ts). */
export const REFERENCE_ALLOWANCE: Allowance = {
  styles: [
    // An empty style element, which it then fills rule by rule.
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    // The looks of its scroll bars.
    "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  ],
  // The page's own (contracts/reference/trusted-types.js), and that of the sanitizer in Redoc.
  trustedTypes: ['default', 'dompurify'],
};

const NOT_BUILT = `The reference page has not been built:

  npx --yes pnpm@12.21.0 --filter @ecritoire/contracts build

and start the server again. The contract itself is contracts/generated/openapi.json.
`;

/** Serves the page below /docs, from files alone; one that has not been built says how to build it. */
export function serveReference<E extends Env>(site: Hono<E>, folder: string): void {
  if (!existsSync(folder)) {
    site.get('/docs/*', (context) => context.text(NOT_BUILT, 404));
    return;
  }
  const rewriteRequestPath = (path: string) => path.replace(/^\/docs\/?/u, '/');
  site.get('/docs/*', serveStatic<E>({ root: folder, rewriteRequestPath }));
}
