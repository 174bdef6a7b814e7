import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Context } from 'hono';
import { HASHED_FILES } from './address.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { SiteDocument, SiteDocuments } from './site-documents.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/**
 * Sends one of the built files, compressed where a compressed copy is beside it; a 404 for a
 * missing file, or one that is not for visitors.
 */
export async function sendFile(
  context: Context,
  { folder, documents }: { folder: string; documents: SiteDocuments },
  path: string,
): Promise<Response> {
  const type = /\/feed\.xml$/iu.test(path)
    ? 'application/atom+xml; charset=utf-8'
    : (getMimeType(path) ?? 'application/octet-stream');
  if (/\.(?:html|br|gz)$/u.test(path)) return context.notFound();
  if (/\.(?:xml|txt)$/u.test(path)) {
    // Addresses are found in any letter case.
    const document = await documents.find(path.slice(1).toLowerCase());
    return document === undefined ? context.notFound() : sendDocument(context, document, 200, type);
  }
  const plain = join(folder, path);
  const found = await stat(plain).catch(() => undefined);
  if (!found?.isFile()) return context.notFound();
  const encoded: Encoding[] = [];
  for (const name of ['br', 'gzip'] as const) {
    if (await stat(`${plain}${suffixes[name]}`).catch(() => undefined)) encoded.push(name);
  }
  const encoding = chooseEncoding(context.req.header('accept-encoding'), encoded);
  const etag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const isHere = isKnown(context, etag);
  const chosen = encoding === undefined ? plain : `${plain}${suffixes[encoding]}`;
  const isAskedFor = !isHere && context.req.method !== 'HEAD';
  const body = isAskedFor ? await readFile(chosen).catch(() => undefined) : null;
  // A newer build has taken it away meanwhile.
  if (body === undefined) return context.notFound();
  context.header('Cache-Control', keepingOf(path));
  context.header('ETag', etag);
  if (encoded.length > 0) context.header('Vary', 'Accept-Encoding');
  if (isHere) return context.body(null, 304);
  context.header('Content-Type', type);
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  return body === null ? context.body(null) : context.body(body);
}

/** Sends a page, or another document that says where it stands. */
export async function sendDocument(
  context: Context,
  document: SiteDocument,
  status: 200 | 404,
  type = 'text/html; charset=utf-8',
): Promise<Response> {
  context.header('Cache-Control', 'no-cache');
  context.header('ETag', document.etag);
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (document.policy !== undefined) context.header('Content-Security-Policy', document.policy);
  if (status === 200 && isKnown(context, document.etag)) return context.body(null, 304);
  context.header('Content-Type', type);
  const encoding = chooseEncoding(context.req.header('accept-encoding'), ['br', 'gzip']);
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  const body = encoding === undefined ? document.plain : await document[encoding]();
  return context.body(body, status);
}

/** How long a browser may keep a file without asking. */
function keepingOf(path: string): string {
  if (path.startsWith(HASHED_FILES)) return 'public, max-age=31536000, immutable';
  if (path === '/builds/latest.json') return 'no-store';
  if (/^\/(?:og|pictures|icon|favicon|apple-touch-icon)/u.test(path))
    return 'public, max-age=86400';
  return 'no-cache';
}

/** The browser has it already (RFC 9110 §13.1.2). */
function isKnown({ req }: Context, etag: string): boolean {
  const known =
    req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim()) ?? [];
  return known.some((tag) => tag === '*' || tag.replace(/^W\//u, '') === etag.replace(/^W\//u, ''));
}
