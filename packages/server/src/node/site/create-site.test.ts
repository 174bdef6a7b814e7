import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/programs.ts';
import { assertAppIsBuilt, jsonInHtml } from './app-page.ts';
import { createSite } from './create-site.ts';

const PAGE = `<!doctype html><html lang="fr"><head>
<script id="app-config" type="application/json">{}</script>
<script type="module" src="/assets/index-1a2b.js"></script></head><body></body></html>`;

const APP_CONFIG = {
  apiBaseUrl: '/api',
  signIn: { authorizationEndpoint: 'https://id.example.com/auth?$&=</script>', clientId: 'me' },
};

const api = {
  fetch: async (request: Request) =>
    Response.json({ path: new URL(request.url).pathname, method: request.method }),
};

function site({ publicOrigin = 'http://localhost:3000', app = true } = {}) {
  const folder = join(temporaryFolder(), 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-1a2b.js'), 'export const words = 1;\n'.repeat(100));
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  mkdirSync(join(folder, '../reference'));
  writeFileSync(join(folder, '../reference/index.html'), '<title>API</title>');
  const appFolder = app ? folder : undefined;
  const served = createSite({
    api,
    appConfig: APP_CONFIG,
    appFolder,
    publicOrigin,
    trustedProxies: 0,
    referenceFolder: join(folder, '../reference'),
  });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    served.fetch(new Request(`http://localhost:3000${path}`, { headers, method }));
  return { get, visit: (path: string) => get(path, { accept: 'text/html,*/*;q=0.8' }) };
}

describe('the site', () => {
  test('gives the API everything below /api, whatever the method', async () => {
    const { get } = site();
    const answer = await get('/api/projects?limit=2', {}, 'DELETE');
    expect(await answer.json()).toEqual({ path: '/api/projects', method: 'DELETE' });
  });

  test.each([
    ['/health', '/api/health'],
    ['/ready', '/api/ready'],
  ])('answers %s at the root as well', async (path, asked) => {
    const { get } = site();
    expect(await (await get(path)).json()).toMatchObject({ path: asked });
  });

  test.each(['/', '/index.html', '/app/projects', '/en/app/projects/42', '/nowhere/'])(
    'shows the app’s one page at %s, asked for anew each time',
    async (path) => {
      const page = await site().visit(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-type')).toMatch('text/html');
      expect(await page.text()).toContain('/assets/index-1a2b.js');
    },
  );

  test('shows the page to no one but a person who goes there', async () => {
    const { get, visit } = site();
    expect((await get('/app/projects', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/app/projects', { accept: 'text/html' }, 'POST')).status).toBe(404);
    expect((await visit('/assets/gone-3c4d.js')).status).toBe(404);
    expect((await visit('/favicon.ico')).status).toBe(404);
  });

  test('lets a browser keep the files whose names hold a hash, and those alone', async () => {
    const { get } = site();
    const hashed = await get('/assets/index-1a2b.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toMatch('text/javascript');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('compresses what is worth it', async () => {
    const script = await site().get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('content-encoding')).toBe('gzip');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('gives no file outside of the app: %s', async (path) => {
    const answer = await site().get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  test('tells the app where the API and the sign-in are, whatever their names hold', async () => {
    const text = await (await site().visit('/')).text();
    const [, json = ''] =
      /<script id="app-config" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual(APP_CONFIG);
    expect(text.match(/<\/script>/g)).toHaveLength(2);
  });

  test('leaves the app to the development server, which asks for its configuration', async () => {
    const { get, visit } = site({ app: false });
    expect(await (await get('/app-config.json')).json()).toEqual(APP_CONFIG);
    expect((await visit('/')).status).toBe(404);
  });

  test('explains the API where there is no app, too', async () => {
    const page = await site({ app: false }).visit('/docs');
    expect(await page.text()).toContain('<title>API</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the security headers', () => {
  test('let nothing run or load but what the product brings itself', async () => {
    const { headers } = await site().visit('/');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: https://*.googleusercontent.com",
      'font-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[\w+/=]+'$/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('name the style elements of one page alone', async () => {
    const { visit } = site();
    const nonces = new Set<string | undefined>();
    for (const page of [await visit('/'), await visit('/')]) {
      const [, promised] =
        /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
      expect(await page.text()).toContain(
        `<meta property="csp-nonce" nonce="${promised ?? '?'}" />`,
      );
      nonces.add(promised);
    }
    expect(nonces.size).toBe(2);
  });

  test.each(['/api/projects', '/assets/index-1a2b.js', '/assets/gone.js'])(
    'are on %s too',
    async (path) => {
      const { headers } = await site().get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('insist on https where the product is served with it', async () => {
    const plain = await site().visit('/');
    const secure = await site({ publicOrigin: 'https://write.example.com' }).visit('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('the app’s page', () => {
  test('must have been built', () => {
    const folder = temporaryFolder();
    expect(() => assertAppIsBuilt(folder)).toThrow(/has not been built .*: run pnpm build first/);
  });

  test('holds JSON that can end no script', () => {
    const value = { text: '</script><!--<script>' };
    expect(jsonInHtml(value)).not.toContain('<');
    expect(JSON.parse(jsonInHtml(value))).toEqual(value);
  });

  test.each(['/docs', '/docs/', '/docs/index.html'])(
    'shows the reference page at %s',
    async (path) => {
      const page = await site().visit(path);
      expect(await page.text()).toContain('<title>API</title>');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(
        "require-trusted-types-for 'script'; trusted-types default dompurify",
      );
      expect(policy).not.toContain('unsafe-');
    },
  );

  test.each(['/docs/nothing', '/docs/../secret.txt', '/docs/%2e%2e/secret.txt'])(
    'has no %s, neither below the reference page nor in the app’s place',
    async (path) => {
      const answer = await site().visit(path);
      expect(await answer.text()).not.toContain('secret');
    },
  );

  test('has no page but the one below /docs', async () => {
    expect((await site().visit('/docs/nothing')).status).toBe(404);
  });

  test('allows the app nothing of what the reference page needs', async () => {
    for (const path of ['/', '/documents', '/docsy']) {
      const policy = (await site().visit(path)).headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('sha256-');
      expect(policy).toMatch(/trusted-types ProseMirrorClipboard default(?:;|$)/u);
    }
  });
});
