import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { NO_PAGE_POLICY } from './content-security-policy.ts';

/** What other sites may show: the pictures of links to this one, its sign, and its feeds. */
const SHARED = /^\/(?:og\/|(?:en\/)?articles\/feed\.xml$|icon|favicon|apple-touch-icon)/iu;

/**
 * What every response makes the browser refuse. A page brings its own content security policy.
 *
 * @param publicOrigin where browsers find the product; https makes them insist on it for a year.
 * @param basePath below which the product stands on a host that it shares; empty on one of its
 * own, whose subdomains it may speak for.
 */
export function securityHeaders(publicOrigin: string, basePath: string): MiddlewareHandler[] {
  const subdomains = basePath === '' ? '; includeSubDomains' : '';
  const policy: MiddlewareHandler = async (context, next) => {
    await next();
    // Hono's own `context.header` would make a new answer of one that is there.
    const { headers } = context.res;
    if (SHARED.test(context.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', NO_PAGE_POLICY);
    }
  };
  const others = secureHeaders({
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    // Within the site the origin is sent: older browsers have no other proof of whose form they
    // send.
    referrerPolicy: 'same-origin',
    // Only browsers of long ago read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: 'DENY',
    strictTransportSecurity: publicOrigin.startsWith('https:') && `max-age=31536000${subdomains}`,
  });
  return [policy, others];
}
