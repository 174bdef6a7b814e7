import { createHash } from 'node:crypto';

/** What a page holds or does that its policy must name. */
export type Allowance = {
  /** Sources of scripts, such as hashes of those that stand in the page. */
  scripts: readonly string[];
  /** Hashes of style elements, as `'sha256-…'`. */
  styles: readonly string[];
  trustedTypes: readonly string[];
  /** Other origins that it may ask. */
  connections: readonly string[];
  /** Where its forms go while no script runs. */
  forms: "'self'" | "'none'";
};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style elements that React Aria inserts (usePress, usePreventScroll). */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashOf);

const TRUSTED_TYPES = [
  // The editor parses pasted text through it, in a document of its own that runs nothing.
  'ProseMirrorClipboard',
  // It lets markup be emptied, and nothing else (app/src/shared/page/trusted-types.ts).
  'default',
  // It knows one address, that of the app (app/src/boot).
  'ecritoire-boot',
  // The texts of the site, which are made into safe HTML when it is built.
  'ecritoire-html',
];

/** Answers that are no page run, load and send nothing. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a page of the product may do. It makes up for cookies that scripts can read: no script but
 * the product's own ever runs, and no text becomes markup unseen.
 */
export function pagePolicy({
  scripts,
  styles,
  trustedTypes,
  connections,
  forms,
}: Allowance): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': scripts,
    'style-src': ["'self'", ...styles],
    'connect-src': ["'self'", ...connections],
    // Pictures of articles are at paths of the site, as the contract has it. Those of accounts are
    // Google’s, or data of the local sign-in provider.
    'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': [forms],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The policy of one page of the app: its inline scripts, by their hashes, and the scripts that
 * they load.
 *
 * @param services addresses that the app calls: the API, and that of icons, which come as data
 */
export function policyOfPage(html: string, services: readonly string[] = []): string {
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/gu)].map(([, script = '']) => script);
  const elements = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/gu)];
  const attributes = [...html.matchAll(/ style="([^"]*)"/gu)].map(([, style = '']) => style);
  const hashes = [...new Set(attributes)].map((style) => hashOf(textOf(style)));
  return pagePolicy({
    scripts: ["'strict-dynamic'", ...inline.map(hashOf)],
    styles: [
      ...REACT_ARIA_STYLES,
      ...elements.map(([, style = '']) => hashOf(style)),
      ...(hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : []),
    ],
    trustedTypes: TRUSTED_TYPES,
    connections: [...new Set(services.flatMap((address) => URL.parse(address)?.origin ?? []))],
    forms: "'self'",
  });
}

/** What an attribute says. */
const textOf = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
