import { comeToLife } from './come-to-life.ts';
import {
  editor,
  expect,
  languages,
  openNewDocument,
  signInByHttp,
  test,
  type Page,
} from './test.ts';

const [french, english] = languages;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Holds scripts back until they are let go. */
async function hold(page: Page, scripts = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [index, { name, prefix }] of languages.entries()) {
  const width = index === 0 ? 320 : 1280;
  test(`a page stays where it is read as the app comes to it, and is come back to there, ${width} px wide, in ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    const letGo = await hold(page);
    await page.goto(`${prefix}/privacy`);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => scrolled(page)).toBe(1500);
    const alive = comeToLife(page);
    letGo();
    await alive;
    // Whatever comes after the first drawing of the app has come, too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await scrolled(page)).toBe(1500);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`${prefix}/faq`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/privacy`);
    await expect.poll(() => scrolled(page)).toBe(1500);
  });
}

/** The names of the scripts that the page asks for, without what tells builds apart. */
function followScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('framenavigated', () => names.splice(0));
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('all that the app begins with is asked for at once, its language as well @again', async ({
  page,
}) => {
  const scripts = followScripts(page);
  const letGo = await hold(page);
  await page.goto(`${english.prefix}/auth/login`, { waitUntil: 'commit' });
  await expect.poll(() => scripts.toSorted()).toEqual(['en', 'index', 'main', 'rolldown-runtime']);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('so are the scripts of the page that a writer asks for, and of no page for whoever must sign in @again', async ({
  page,
  email,
}) => {
  await signInByHttp(page, english.prefix, email);
  const scripts = followScripts(page);
  const letGo = await hold(page);
  await page.goto(`${english.prefix}/app/home`, { waitUntil: 'commit' });
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['main', 'studio', 'app.home']));
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().clearCookies();
  await page.unroute('**/assets/*.js');
  const letGoAgain = await hold(page);
  await page.goto('/app/home', { waitUntil: 'commit' });
  await expect.poll(() => scripts.toSorted()).toEqual(['fr', 'index', 'main', 'rolldown-runtime']);
  letGoAgain();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a text is asked for while the scripts of its page are on their way, and what can wait after it @again', async ({
  page,
  email,
}) => {
  await openNewDocument(page, french, email);
  const letGo = await hold(page, 'app.documents.*');
  const scripts = followScripts(page);
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/documents\/[^/]+$/.test(pathname)) texts.push(request.method());
  });
  const answered = page.waitForResponse('**/api/documents/*');
  await page.reload({ waitUntil: 'commit' });
  await answered;
  expect(scripts).toContain('use-desk');
  expect(scripts).not.toContain('Palette');
  letGo();
  await expect(editor(page)).toBeVisible();
  await expect.poll(() => scripts).toContain('Palette');
  expect(texts).toEqual(['GET']);
});
