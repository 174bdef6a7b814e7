import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import {
  createDocument,
  editor,
  expect,
  expectSaved,
  languages,
  signIn,
  startSession,
  test as productTest,
} from './test.ts';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';
import { RunningStudio } from './studio.ts';

const basePath = '/tools/desk';
const [{ texts }] = languages;

/** A proxy that shows several programs at one origin: it takes the path of each off. */
async function showBelow(port: number, to: number) {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url !== basePath && !url.startsWith(`${basePath}/`)) {
      response.writeHead(404).end('No such program.');
      return;
    }
    const path = url.slice(basePath.length) || '/';
    const onward = ask({ port, path, method, headers, host: 'localhost' }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  server.listen(to, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

const test = productTest.extend<{ desk: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for it
  desk: async ({}, provide) => {
    const front = await freePort();
    const origin = `http://localhost:${front}`;
    const studio = await RunningStudio.start(undefined, { origin, basePath });
    const close = await showBelow(studio.port, front);
    await provide(`${origin}${basePath}`);
    await close();
    await studio.close();
  },
  baseURL: ({ desk }, provide) => provide(desk),
});

// SERVER-3, SERVER-6
test('the product works below a path @again', async ({ page, desk, email }) => {
  const strays: string[] = [];
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    const isStray = desk.startsWith(origin) && !pathname.startsWith(basePath);
    if (isStray || answer.status() >= 400) strays.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(desk);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.site.heading);
  // The fonts are there, and the app comes.
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(`${desk}/faq`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${desk}/faq`);
  await page.getByRole('button', { name: /cookies/i }).click();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.pages.articles.title })
    .click();
  await expect(page).toHaveURL(`${desk}/articles`);

  // No article of ours has a cover; those of another server may.
  const cover = { url: '/icon.svg', width: 640, height: 640, alt: 'Une plume' };
  await page.route(`${desk}/api/articles/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), cover } });
  });
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const picture = page.getByRole('img', { name: cover.alt });
  await expect(picture).toHaveJSProperty('currentSrc', `${desk}${cover.url}`);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${desk}/blog`);
  await expect(page).toHaveURL(`${desk}/articles`);

  await page.goto(`${desk}/app/home`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await signIn(page, texts, desk, email);
  await createDocument(page, texts, desk);
  await startSession(page, texts);
  await editor(page).pressSequentially('Ici.');
  await expectSaved(page, texts);
  await page.reload();
  await expect(editor(page)).toContainText('Ici.');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.endsWith('Token')).map(({ path }) => path)).toEqual([
    basePath,
    basePath,
  ]);
  expect(strays).toEqual([]);
});
