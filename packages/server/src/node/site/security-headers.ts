import { NONCE, secureHeaders } from 'hono/secure-headers';

/** What a page may do beyond the rest. */
export type Allowance = {
  /** Hashes of style elements, as `'sha256-…'`. */
  styles: string[];
  trustedTypes: string[];
};

const APP: Allowance = {
  styles: [],
  // The editor parses pasted text through the first, in a document of its own that runs nothing.
  // The second lets markup be emptied, and nothing else (app/src/wiring/trusted-types.ts).
  trustedTypes: ['ProseMirrorClipboard', 'default'],
};

/**
 * What every answer tells the browser to refuse. It makes up for cookies that scripts can read:
 * no script but the product's own ever runs, and no text becomes markup unseen.
 *
 * @param publicOrigin where browsers find the product; https makes them insist on it for a year.
 */
export function securityHeaders(publicOrigin: string, { styles, trustedTypes } = APP) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // React Aria adds two style elements of its own, which bear the page's nonce.
      styleSrc: ["'self'", NONCE, ...styles],
      connectSrc: ["'self'"],
      // Pictures of Google accounts; those of the local sign-in provider are data.
      imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com'],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes,
    },
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
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: publicOrigin.startsWith('https:') && 'max-age=31536000',
  });
}
