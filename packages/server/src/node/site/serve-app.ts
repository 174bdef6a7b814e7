import type { Context, Env, Hono } from 'hono';
import type { Api } from '../../index.ts';
import { readAddress, type Address } from './address.ts';
import { SHELL } from './app-page.ts';
import { headOfText } from './read-head.ts';
import { sendDocument, sendFile } from './send.ts';
import type { SiteDocument, SiteDocuments } from './site-documents.ts';
import { addressOfMoved, matchesRoute, type SitePath } from './site-path.ts';

/**
 * Serves the built app: its files as they are, its public pages as they were prerendered, the empty
 * page for the rest of its routes, and a page that says so for everything else, with a 404.
 */
export function serveApp<E extends Env>(
  site: Hono<E>,
  options: { folder: string; documents: SiteDocuments; api: Api; basePath: string },
): void {
  const { documents, api, basePath } = options;
  site.get('*', async (context) => {
    const { path: asked } = context.req;
    const address = readAddress(asked);
    switch (address.kind) {
      case 'move':
        return moveTo(context, address.to);
      case 'moved':
        return leadToMoved(context, address);
      case 'file': {
        const answer = await sendFile(context, options, asked);
        const isPage = wantsPage(context) && !address.isHashed;
        return answer.status === 404 && isPage ? missing(context, address.language) : answer;
      }
      case 'page':
        return sendPage(context, address.path);
      case 'missing':
        return wantsPage(context) ? missing(context, address.language) : context.notFound();
    }
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

  function leadToMoved(
    context: Context<E>,
    { redirect, path }: Extract<Address, { kind: 'moved' }>,
  ): Response {
    // A browser would cache it for ever, even after it changed here.
    context.header('Cache-Control', 'no-cache');
    const { search } = new URL(context.req.url);
    return context.redirect(addressOfMoved(redirect.to, path, search, basePath), redirect.status);
  }

  /** A prerendered page, or the empty one that the app fills; a 404 where there is none. */
  async function sendPage(context: Context<E>, path: SitePath): Promise<Response> {
    const page = await documents.find(
      path.whole === '/' ? 'index.html' : `${path.whole.slice(1)}/index.html`,
    );
    const shell = await documents.find(SHELL);
    // Hosts of files alone have a copy of the shell at each address of the app.
    if (page !== undefined && page.etag !== shell?.etag) return sendDocument(context, page, 200);
    context.header('Vary', 'Accept');
    if (!wantsPage(context)) return context.notFound();
    if ((await statusOf(path)) === 404) {
      const isArticle = /^\/articles\/[^/]+$/u.test(path.inner);
      return missing(context, path.language, isArticle ? 'articles/' : '');
    }
    if (shell === undefined) return context.notFound();
    const [, sessionId] = /^\/read\/([^/]+)$/u.exec(path.inner) ?? [];
    return sessionId === undefined
      ? sendDocument(context, shell, 200)
      : sendTextForReaders(context, { shell, sessionId, language: path.language });
  }

  /** The page of a published text says what it is, to visitors and to robots, before the app is there. */
  async function sendTextForReaders(
    context: Context<E>,
    text: { shell: SiteDocument; sessionId: string; language: SitePath['language'] },
  ): Promise<Response> {
    const { shell, sessionId, language } = text;
    context.header('Vary', 'Cookie', { append: true });
    // What is there for somebody who has signed in, only the app can ask.
    if (isSignedIn(context.req.header('cookie'))) return sendDocument(context, shell, 200);
    // In trouble the app says it better than an error could.
    const head = await api.findPublishedHead(sessionId).catch(() => null);
    if (head === undefined) return missing(context, language);
    if (head === null) return sendDocument(context, shell, 200);
    const titled = documents.withTitle(shell, (brand) => headOfText(head, brand));
    return sendDocument(context, titled, 200);
  }

  /** The page that says that there is none, or no such article. */
  async function missing(
    context: Context<E>,
    language: SitePath['language'],
    folder: '' | 'articles/' = '',
  ): Promise<Response> {
    const page = await documents.find(`${language === 'en' ? 'en/' : ''}${folder}404.html`);
    return page === undefined ? context.notFound() : sendDocument(context, page, 404);
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
}

/** A part of an address that cannot be an id names nothing, either. */
const isMissing = ({ status }: Response): boolean => status === 404 || status === 422;

const isSignedIn = (cookie = ''): boolean => /(?:^|; )(?:authToken|refreshToken)=/u.test(cookie);

/** Somebody going to an address, rather than a program asking for data or a page for a file. */
function wantsPage({ req }: Context): boolean {
  const destination = req.header('sec-fetch-dest');
  if (destination !== undefined && !/^(?:document|empty)$/u.test(destination)) return false;
  const accepted = req.header('accept');
  return accepted === undefined || /text\/html|\*\/\*/u.test(accepted);
}
