import { comeToLife } from './come-to-life.ts';
import { failed } from './complaints.ts';
import { Deployments } from './deployments.ts';
import { RunningStudio } from './studio.ts';
import { editor, expect, languages, openNewDocument, test as productTest } from './test.ts';
import type { Page } from './test.ts';

const [{ texts }] = languages;

const test = productTest.extend<{ deployments: Deployments; deployed: RunningStudio }>({
  // Playwright asks for the empty pattern where a fixture needs no other.
  // oxlint-disable-next-line eslint/no-empty-pattern
  deployments: async ({}, provide) => {
    const deployments = await Deployments.begin();
    await provide(deployments);
    await deployments.end();
  },
  deployed: async ({ deployments }, provide) => {
    const studio = await RunningStudio.start(deployments.folder);
    await provide(studio);
    await studio.close();
  },
  baseURL: ({ deployed }, provide) => provide(deployed.origin),
});

/** The build that a page comes from. */
const buildOf = async (page: Page): Promise<string | undefined> => {
  // Asked for while another page comes in its place, it is that page's.
  const config = await page.locator('#app-config').textContent();
  const { build }: { build?: string } = JSON.parse(config ?? '{}');
  return build;
};

/** The page is looked at again, and has read which build is the newest. */
async function lookAgain(page: Page): Promise<void> {
  const response = page.waitForResponse(/\/builds\/latest\.json\?t=\d+$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await response).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();

// PAGE-35, PAGE-36
test('a newer build keeps the place', async ({ page, deployments, complaints }) => {
  complaints.expect(failed(404, /\/assets\//), /A part of the app did not come/);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const deploy = async () => {
    const id = await deployments.deploy();
    await page.evaluate(() => sessionStorage.removeItem('ecritoire:reloaded'));
    return id;
  };
  await page.goto('/features');
  await comeToLife(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: texts.pages.cgu.title });
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  await link.click();
  await expect(page).toHaveURL('/cgu');

  const second = await deploy();
  await lookAgain(page);
  await page.goBack();
  await expect.poll(() => buildOf(page)).toBe(second);
  await expect(page).toHaveURL('/features');
  await expect.poll(place).toBe(left);

  const third = await deploy();
  await lookAgain(page);
  await link.click();
  await expect.poll(() => buildOf(page)).toBe(third);
  await expect(page).toHaveURL('/cgu');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await place()).toBe(0);

  const fourth = await deploy();
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en/cgu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect.poll(() => buildOf(page)).toBe(fourth);
});

// PAGE-37
productTest(
  'a failed chunk keeps the page offline @again',
  async ({ page, context, email, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await openNewDocument(page, { prefix: '' }, email);
    await goTo(page, texts.navigation.home);
    await expect(page).toHaveURL('/app/home');
    await context.setOffline(true);
    const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: texts.navigation.sessions })
      .hover();
    await failure;
    await page.goBack();
    await expect(editor(page)).toBeVisible();
    await context.setOffline(false);
  },
);
