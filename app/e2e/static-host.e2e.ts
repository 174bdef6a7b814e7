import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from './studio.ts';
import { expect, languages, test as productTest } from './test.ts';

const [french, english] = languages;

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
  test(`an address that has moved leads on from a host of files alone, in ${name} @again`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/blog?q=voix`);
    await expect(page).toHaveURL(`${prefix}/articles?q=voix`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.pages.articles.title);
  });
}

test('a host of files alone shows an article at once, and is asked for no API @again', async ({
  page,
}) => {
  const { prefix, texts } = english;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${prefix}/articles`);
  const list = page.getByRole('list', { name: texts.pages.articles.title });
  const first = list.getByRole('link').first();
  const title = await first.innerText();
  await first.hover();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { pathname } = new URL(page.url());
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
  expect(asked.filter((path) => path === pathname)).toHaveLength(1);
});

test('a form on a host of files alone says that nothing was sent, and keeps it @again', async ({
  page,
}) => {
  const { prefix, texts } = french;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.goto(`${prefix}/faq`);
  const form = page.getByRole('form', { name: texts.forms.question.title });
  const text = form.getByRole('textbox', { name: texts.forms.message });
  await form.getByRole('textbox', { name: texts.forms.email }).fill('lectrice@exemple.fr');
  await text.fill('Peut-on écrire dans le train ?');
  await form.getByRole('button', { name: texts.forms.send }).click();
  await expect(form.getByRole('alert')).toContainText(texts.messages.forms.noServer);
  await expect(text).toHaveValue('Peut-on écrire dans le train ?');
  expect(asked).not.toContain('POST');
});

for (const { name, prefix, texts } of languages) {
  test(`without JavaScript a form on a host of files alone says that it cannot be sent, in ${name} @again`, async ({
    openBrowser,
    baseURL,
    studio,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    // What is looked for by its words is not looked for there.
    const said = page.locator('form noscript > *');
    for (const path of [prefix || '/', `${prefix}/faq`, `${prefix}/roadmap`]) {
      await page.goto(`${baseURL}${path}`);
      await expect(said, path).toBeVisible();
      await expect(said, path).toHaveText(texts.forms.withoutServer);
      await page.goto(`${studio.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(said, path).toHaveCount(0);
    }
  });

  test(`a host of files alone has the pages of the app, in ${name}`, async ({ page }) => {
    for (const path of ['/auth/login', '/app/home']) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.heading);
    }
  });
}
