import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { createSite } from '../site/create-site.ts';
import { temporaryFolder } from './programs.ts';

/** The public origin of the test build. */
export const BUILT_FOR = 'https://built.example.com';
export const COLOURS = "document.title = 'é';";
export const BOOT = 'import("/assets/index-1a2b.js");';
export const pageWith = (body: string) => `<!doctype html><html lang="fr"><head>
<script>${COLOURS}</script><link rel="canonical" href="${BUILT_FOR}/" />
<script id="app-config" type="application/json">{"origin":"${BUILT_FOR}","build":"b1"}</script>
<script>${BOOT}</script></head><body>${body}</body></html>`;

export const STYLE = 'p{src:url(/assets/a.woff2)}';
const LINKS =
  '<a href="/en/faq">1</a><img src="/icon.svg" /><form action="/forms/question"><noscript data-without="server">Nobody answers.</noscript></form><noscript>No script.</noscript><a href="//else.example.com/">2</a>';

export const APP_CONFIG = {
  apiBaseUrl: '/api',
  signIn: { authorizationEndpoint: 'https://id.example.com/auth?$&=</script>', clientId: 'me' },
};

const PUBLISHED = {
  title: 'Pluie & "vent" </title>',
  author: 'Colette',
  beginning: `Il <pleut> depuis trois jours ${'et trois nuits '.repeat(20)}`,
};

const apiWith = (comment: string | null) => ({
  findPublishedHead: async (id: string) => (id === '42' ? { ...PUBLISHED, comment } : undefined),
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    const status = pathname.endsWith('/no-such') ? 404 : 200;
    const headers = request.method === 'POST' ? { location: `${pathname}/1` } : {};
    return Response.json({ path: pathname, method: request.method }, { status, headers });
  },
});

/** The site on a small build of its own. */
export function site({
  publicOrigin = 'http://localhost:3000',
  basePath = '',
  app = true,
  hasReference = true,
  comment = '',
  iconService = '',
  apiBaseUrl = APP_CONFIG.apiBaseUrl,
} = {}) {
  const folder = join(temporaryFolder(), 'dist');
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('index.html', pageWith('Accueil'));
  put(
    'faq/index.html',
    pageWith(
      `<style media="print">${STYLE}</style><p style="color: &quot;red&quot;">Questions</p>`,
    ),
  );
  put('en/faq/index.html', pageWith('Questions in English'));
  put('why/index.html', pageWith(LINKS));
  put('blog/index.html', '<meta http-equiv="refresh" content="0; url=/articles" />');
  const shell = pageWith('').replace('<head>', '<head><title>Écritoire</title>');
  for (const path of ['shell.html', 'app/projects/index.html']) put(path, shell);
  put('404.html', pageWith('Introuvable'));
  put('en/404.html', pageWith('Not found'));
  put('articles/404.html', pageWith('Article introuvable'));
  put('en/articles/404.html', pageWith('Article not found'));
  put('sitemap.xml', `<urlset><loc>${BUILT_FOR}/faq</loc></urlset>`);
  put('icon.svg', '<svg/>');
  put('og/fr/home.png', 'png');
  put('en/articles/feed.xml', '<feed/>');
  put('builds/latest.json', '{"id":"b1"}');
  const routes = [
    '/',
    '/faq',
    '/articles/$slug',
    '/read/$sessionId',
    '/app/projects',
    '/app/projects/$projectId',
  ];
  put('builds/site.json', JSON.stringify({ origin: BUILT_FOR, routes }));
  const script = 'export const words = 1;\n'.repeat(100);
  put('assets/index-1a2b.js', script);
  writeFileSync(join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  mkdirSync(join(folder, '../reference'));
  writeFileSync(
    join(folder, '../reference/index.html'),
    '<title>API</title><link href="/docs/page.css"><script src="/docs/a.js"></script>',
  );
  const appFolder = app ? folder : undefined;
  const logged: string[] = [];
  const served = createSite({
    api: apiWith(comment || null),
    appConfig: () => ({
      ...APP_CONFIG,
      apiBaseUrl,
      ...(iconService && { icons: { service: iconService, names: { journal: 'feather' } } }),
    }),
    appFolder,
    publicOrigin,
    basePath,
    trustedProxies: 0,
    logger: pino({}, { write: (line) => void logged.push(line) }),
    referenceFolder: join(folder, hasReference ? '../reference' : '../nothing'),
  });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    served.fetch(new Request(`http://localhost:3000${path}`, { headers, method }));
  return {
    folder,
    logged,
    get,
    visit: (path: string) => get(path, { accept: 'text/html,*/*;q=0.8' }),
  };
}
