import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';
import { expect, languages, test as productTest } from './test.ts';

const dist = join(import.meta.dirname, '../dist');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A host that knows files and nothing else. */
const test = productTest.extend<{ host: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for it
  host: async ({}, provide) => {
    const port = await freePort();
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const path = extname(pathname) === '' ? `${pathname}/index.html` : pathname;
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      readFile(join(dist, path)).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      );
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    await provide(`http://localhost:${port}`);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  },
  baseURL: ({ host }, provide) => provide(host),
});

for (const { name, prefix, texts } of languages) {
  // SITE-43
  test(`a static host serves the app’s pages, in ${name}`, async ({ page }) => {
    for (const path of ['/auth/login', '/app/home']) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.heading);
    }
  });
}
