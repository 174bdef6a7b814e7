import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** `cross-origin.test.ts` compares the names with the contract. */
const REQUEST_HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'];
const RESPONSE_HEADERS = [
  'Date',
  'ETag',
  'Location',
  'Retry-After',
  'Content-Disposition',
  'WWW-Authenticate',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Browsers keep a preflight two hours at most. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of these origins call the API, without credentials: no cookie signs anyone in. Any
 * other request is served as if there were no CORS.
 *
 * @param origins `*` stands for all of them.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const isOpen = origins.includes('*');
  const allow = cors({
    origin: isOpen ? '*' : [...origins],
    allowMethods: METHODS,
    allowHeaders: REQUEST_HEADERS,
    exposeHeaders: RESPONSE_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    const isAllowed = origin !== undefined && (isOpen || origins.includes(origin));
    // `cors` would take every OPTIONS for a preflight.
    const isOther =
      req.method === 'OPTIONS' && req.header('access-control-request-method') === undefined;
    if (isAllowed && !isOther) return allow(context, next);
    await next();
    // A cache must not give this response to an allowed origin.
    if (!isOpen) context.res.headers.append('Vary', 'Origin');
  };
}
