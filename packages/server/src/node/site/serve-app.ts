import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Context, Env, Hono } from 'hono';
import type { PublishedSession } from '@ecritoire/contracts';
import type { Api } from '../../index.ts';
import { redirects } from '../../domain/redirects.ts';
import { SHELL } from './app-page.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { headOfText } from './read-head.ts';
import type { SiteDocument, SiteDocuments } from './site-documents.ts';
import { addressOfMoved, matchesRoute, readSitePath, type SitePath } from './site-path.ts';

/** Their names hold a hash of their content, so that they never change. */
const HASHED_FILES = '/assets/';
const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** How long a browser may keep a file without asking. */
function keepingOf(path: string): string {
  if (path.startsWith(HASHED_FILES)) return 'public, max-age=31536000, immutable';
  if (path === '/builds/latest.json') return 'no-store';
  if (/^\/(?:og|pictures|icon|favicon|apple-touch-icon)/u.test(path))
    return 'public, max-age=86400';
  return 'no-cache';
}

/**
 * Serves the built app: its files as they are, its public pages as they were prerendered, the empty
 * page for the rest of its routes, and a page that says so for everything else, with a 404.
 */
export function serveApp<E extends Env>(
  site: Hono<E>,
  options: { folder: string; documents: SiteDocuments; api: Api; basePath: string },
): void {
  const { folder, documents, api, basePath } = options;
  site.get('*', async (context) => {
    const { path: asked } = context.req;
    const path = readSitePath(asked.replace(/\/(?:index\.html)?$/iu, '/'));
    if (path === undefined) {
      const single = asked.replaceAll(/\/{2,}/gu, '/');
      if (single !== asked && readSitePath(single) !== undefined) return moveTo(context, single);
      return wantsPage(context) ? missing(context, languageOf(asked)) : context.notFound();
    }
    if (/\/index\.html$/iu.test(asked)) {
      return moveTo(context, path.whole);
    }
    // French has no prefix, which nobody has to know.
    if (/^\/fr(?:\/|$)/u.test(path.whole)) return moveTo(context, path.whole.slice(3) || '/');
    if (extname(asked) !== '' || path.whole.startsWith(HASHED_FILES)) {
      const answer = await file(context, asked);
      const isPage = wantsPage(context) && !path.whole.startsWith(HASHED_FILES);
      return answer.status === 404 && isPage ? missing(context, path.language) : answer;
    }
    const moved = redirects.find(({ from }) => from === path.inner);
    if (moved !== undefined) {
      // A browser would keep it for ever, whatever becomes of it here.
      context.header('Cache-Control', 'no-cache');
      const { search } = new URL(context.req.url);
      return context.redirect(addressOfMoved(moved.to, path, search, basePath), moved.status);
    }
    const page = await documents.find(
      path.whole === '/' ? 'index.html' : `${path.whole.slice(1)}/index.html`,
    );
    const shell = await documents.find(SHELL);
    // Hosts of files alone have a copy of the shell at each address of the app.
    if (page !== undefined && page.etag !== shell?.etag) return give(context, page, 200);
    context.header('Vary', 'Accept');
    if (!wantsPage(context)) return context.notFound();
    if ((await statusOf(path)) === 404) {
      const isArticle = /^\/articles\/[^/]+$/u.test(path.inner);
      return missing(context, path.language, isArticle ? 'articles/' : '');
    }
    if (shell === undefined) return context.notFound();
    const [, sessionId] = /^\/read\/([^/]+)$/u.exec(path.inner) ?? [];
    if (sessionId === undefined) return give(context, shell, 200);
    context.header('Vary', 'Cookie', { append: true });
    // What is there for somebody who has signed in, only the app can ask.
    if (isSignedIn(context.req.header('cookie'))) return give(context, shell, 200);
    const answer = await ask(`published-sessions/${encodeURIComponent(sessionId)}`);
    if (isMissing(answer)) return missing(context, path.language);
    if (!answer.ok) return give(context, shell, 200);
    const session: PublishedSession = await answer.json();
    return give(
      context,
      documents.withTitle(shell, (brand) => headOfText(session, brand)),
      200,
    );
  });

  site.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return context.text('405 Method Not Allowed', 405);
  });

  /** The same page under its one path. */
  function moveTo(context: Context<E>, path: string): Response {
    context.header('Cache-Control', 'no-cache');
    const { search } = new URL(context.req.url);
    return context.redirect(`${basePath}${encodeURI(path)}${search}`, 301);
  }

  /** The page that says that there is none, or no such article. */
  async function missing(
    context: Context<E>,
    language: SitePath['language'],
    folder: '' | 'articles/' = '',
  ): Promise<Response> {
    const page = await documents.find(`${language === 'en' ? 'en/' : ''}${folder}404.html`);
    return page === undefined ? context.notFound() : give(context, page, 404);
  }

  /** Whether there is a page of the app that this is the address of. */
  async function statusOf({ inner, language }: SitePath): Promise<200 | 404> {
    const { routes } = await documents.facts();
    if (!routes.some((route) => matchesRoute(inner, route))) return 404;
    const [, slug] = /^\/articles\/([^/]+)$/u.exec(inner) ?? [];
    if (slug === undefined) return 200;
    // Not among the prerendered ones, but an article may be newer than the build.
    const answer = await ask(`articles/${encodeURIComponent(slug)}?language=${language}`);
    return isMissing(answer) ? 404 : 200;
  }

  /** Asks the API as somebody it does not know. */
  const ask = (path: string): Promise<Response> =>
    api.fetch(new Request(`http://localhost/api/${path}`));

  async function file(context: Context<E>, path: string): Promise<Response> {
    const type = /\/feed\.xml$/iu.test(path)
      ? 'application/atom+xml; charset=utf-8'
      : (getMimeType(path) ?? 'application/octet-stream');
    if (/\.(?:html|br|gz)$/u.test(path)) return context.notFound();
    if (/\.(?:xml|txt)$/u.test(path)) {
      // Addresses are found in any letter case.
      const document = await documents.find(path.slice(1).toLowerCase());
      return document === undefined ? context.notFound() : give(context, document, 200, type);
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

  async function give(
    context: Context<E>,
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
}

/** The language of an address that names nothing. */
const languageOf = (path: string): SitePath['language'] =>
  /^\/en(?:\/|$)/iu.test(path) ? 'en' : 'fr';

/** A part of an address that cannot be an id names nothing, either. */
const isMissing = ({ status }: Response): boolean => status === 404 || status === 422;

const isSignedIn = (cookie = ''): boolean => /(?:^|; )(?:authToken|refreshToken)=/u.test(cookie);

/** The browser has it already (RFC 9110 §13.1.2). */
function isKnown({ req }: Context, etag: string): boolean {
  const known =
    req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim()) ?? [];
  return known.some((tag) => tag === '*' || tag.replace(/^W\//u, '') === etag.replace(/^W\//u, ''));
}

/** Somebody going to an address, rather than a program asking for data or a page for a file. */
function wantsPage({ req }: Context): boolean {
  const destination = req.header('sec-fetch-dest');
  if (destination !== undefined && !/^(?:document|empty)$/u.test(destination)) return false;
  const accepted = req.header('accept');
  return accepted === undefined || /text\/html|\*\/\*/u.test(accepted);
}
