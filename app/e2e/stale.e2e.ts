import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  editor,
  expect,
  expectSaved,
  languages,
  openHome,
  openNewDocument,
  startSession,
  test,
  type Page,
  type Texts,
} from './test.ts';

const [french, english] = languages;

/** Lets every later GET of a path wait. @returns what lets them through */
async function hold(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() === 'GET') await held.promise;
      await route.continue();
    },
  );
  return () => held.resolve();
}

async function createProject(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.projects.new }).click();
  await page.getByRole('textbox', { name: texts.projects.name }).fill('Premier projet');
  await page.getByRole('button', { name: texts.common.create }).click();
  await expect(page.getByRole('heading', { name: 'Premier projet' })).toBeVisible();
}

const goTo = (page: Page, name: string) => page.getByRole('link', { name }).first().click();

/** Watches for a text from here on. @returns tells whether it stood on the page, however shortly */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((awaited) => {
    const look = () => {
      if (document.body.textContent.includes(awaited)) document.body.dataset['seen'] = awaited;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  }, text);
  return () => page.evaluate(() => 'seen' in document.body.dataset);
}

test('a list that was empty is not said to be empty once there is something, however slow the network @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openHome(page, '', email);
  await goTo(page, texts.navigation.projects);
  await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
  const release = await hold(page, '/api/projects');
  await createProject(page, texts);
  const wasSeen = await watchFor(page, texts.projects.emptyTitle);
  await goTo(page, texts.navigation.projects);
  await expect(page).toHaveURL('/app/projects');
  await expect(page.getByText(texts.common.loading).first()).toBeAttached();
  release();
  await expect(page.getByRole('main').getByRole('link', { name: 'Premier projet' })).toBeVisible();
  expect(await wasSeen()).toBe(false);
});

test('offline, a list that may be empty no more is not said to be empty, and comes with the network @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /./), /ApiError/);
  const { texts } = english;
  await openHome(page, '/en', email);
  await goTo(page, texts.navigation.projects);
  await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
  const release = await hold(page, '/api/projects');
  await createProject(page, texts);
  await context.setOffline(true);
  release();
  const wasSeen = await watchFor(page, texts.projects.emptyTitle);
  await goTo(page, texts.navigation.projects);
  await expect(page.getByRole('heading', { name: texts.projects.failedTitle })).toBeVisible();
  expect(await wasSeen()).toBe(false);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('link', { name: 'Premier projet' })).toBeVisible();
});

test('words that are saved while one leaves are counted in the project that one goes to @again', async ({
  page,
  email,
}) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  await page.getByRole('link', { name: 'La Maison de l’estuaire' }).click();
  await expect(page.getByRole('main').getByRole('row')).toContainText('0 mot');
  await page.goBack();
  await startSession(page, texts);
  const save = Promise.withResolvers<void>();
  await page.route('**/paragraphs', async (route) => {
    await save.promise;
    await route.continue();
  });
  await page.keyboard.type('Quatre mots sans attendre.');
  await page.getByRole('link', { name: 'La Maison de l’estuaire' }).click();
  await expect(page.getByRole('main').getByRole('row')).toContainText('0 mot');
  save.resolve();
  await expect(page.getByRole('main').getByRole('row')).toContainText('4 mots');
});

test('offline, a document that was just on screen opens again with every word @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /./));
  const { texts } = french;
  await openNewDocument(page, french, email);
  await goTo(page, texts.navigation.home);
  await expect(page).toHaveURL('/app/home');
  await page.goBack();
  await startSession(page, texts);
  await page.keyboard.type('Enregistré.');
  await expectSaved(page, texts);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pas encore.');
  await goTo(page, texts.navigation.home);
  await expect(page).toHaveURL('/app/home');
  await page.goBack();
  await expect(editor(page).locator(':scope > p')).toHaveText(['Enregistré.', 'Pas encore.']);
  await editor(page).press('Control+End');
  await page.keyboard.type(' Toujours pas.');
  await context.setOffline(false);
  await expectSaved(page, texts);
  await page.reload();
  await expect(editor(page).locator(':scope > p')).toHaveText([
    'Enregistré.',
    'Pas encore. Toujours pas.',
  ]);
});

networkTest(
  'a page that could not be reached comes by itself once the server answers again @again',
  async ({ page, email, network, complaints }) => {
    complaints.expect(failed('offline', /./), /ApiError/);
    const { texts } = english;
    await openNewDocument(page, english, email);
    const address = page.url();
    await page.goto('/en/app/home');
    network.fail('GET', /^\/api\/(documents\/|health)/, 'cut');
    await page.getByRole('main').getByRole('link', { name: 'Chapitre premier' }).click();
    await expect(page).toHaveURL(address);
    const failure = page.getByRole('heading', { name: texts.errorPage.thingTitle.documents });
    await expect(failure).toBeVisible();
    network.heal();
    await expect(editor(page)).toBeVisible();
  },
);
