import { breakpoints } from '@ecritoire/ui/breakpoints';
import { publicPages } from '../src/site/public-pages.ts';
import { expectAccessible, expectWithin, looks } from './accessible.ts';
import { failed } from './complaints.ts';
import { expect, languages, test, type Texts } from './test.ts';
import { comeToLife } from './come-to-life.ts';

const [french, english] = languages;

/** The title of each page in the browser, as the specification has it. */
const titleOf = (texts: Texts, name: (typeof publicPages)[number]['name']) =>
  name === 'why' ? texts.pages.why.title : `${texts.pages[name].title} · Écritoire`;

const articleOf = { '': 'faire-parler-ses-personnages', '/en': 'dialogue-that-does-something' };

const pagesIn = ({ prefix, texts }: (typeof languages)[number]) => [
  ...publicPages.map(({ path, name }) => ({
    address: path === '/' ? prefix || '/' : `${prefix}${path}`,
    title: titleOf(texts, name),
  })),
  { address: `${prefix}/articles/${articleOf[prefix]}`, title: / · Écritoire$/ },
];

for (const [index, language] of languages.entries()) {
  test(`every public page is there, and accessible, in ${language.name}${language.again}`, async ({
    page,
  }) => {
    for (const { address, title } of pagesIn(language)) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page, address).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language.prefix ? 'en-GB' : 'fr-FR',
      );
      await comeToLife(page);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await page.setViewportSize({ width: breakpoints.xs, height: 800 });
      await expectWithin(page, address);
      // But for the words, axe finds the same in both languages: a look each.
      await expectAccessible(page, address, looks.slice(index, index + 1));
    }
  });
}

test('without JavaScript every public page can be read, and its questions opened', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const language of languages) {
    for (const { address, title } of pagesIn(language)) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(400);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: language.texts.pages.cgu.title }),
      ).toHaveAttribute('href', `${language.prefix}/cgu`);
      // Nothing is in sight that would do nothing.
      const dead = page
        .locator(':is(button, input, textarea, [role=button]):not(form *, summary)')
        .filter({ visible: true });
      await expect(dead, address).toHaveCount(0);
    }
  }
  await page.goto('/faq#what-does-it-cost');
  await expect(page.getByText('Rien pendant l’accès anticipé.')).toBeInViewport();
  await page.goto('/faq');
  const answer = page.locator('details').first();
  await expect(answer.getByText('romans, nouvelles')).toBeHidden();
  await answer.locator('summary').click();
  await expect(answer.getByText('romans, nouvelles')).toBeVisible();
  await context.close();
});

test('a question has an address of its own, which opens its answer @again', async ({ page }) => {
  const { texts } = english;
  const answer = page.getByText('Nothing during early access.');
  const link = page.getByRole('link', { name: texts.site.linkToQuestion });
  await page.goto('/en/faq');
  await comeToLife(page);
  await page.getByRole('heading', { name: 'What does it cost?' }).click();
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL('/en/faq#what-does-it-cost');
  await page.goto('/en/why');
  await page.goto('/en/faq#what-does-it-cost');
  await expect(answer).toBeInViewport();
  await comeToLife(page);
  await expect(answer).toBeInViewport();
  await expect(link).toHaveCount(1);
});

test('cookies are refused from the keyboard, as easily as accepted, for six months @again', async ({
  page,
}) => {
  const { cookies } = french.texts;
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/cgu');
  await comeToLife(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: french.texts.pages.legal.title })
    .click();
  await expect(page).toHaveURL('/legal');
  const open = page.getByRole('contentinfo').getByRole('button', { name: cookies.title });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: cookies.title });
  await expect(dialog.getByText(cookies.noneText)).toBeVisible();
  const [refuse, accept] = [cookies.refuse, cookies.accept].map((name) =>
    dialog.getByRole('button', { name }),
  );
  const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
  for (const side of ['width', 'height'] as const) {
    // A dialog that is still arriving lies between two pixels.
    expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? Infinity))).toBeLessThan(0.5);
  }
  // A small telephone shows both without a scroll.
  await expect(refuse ?? dialog).toBeInViewport({ ratio: 1 });
  await expect(accept ?? dialog).toBeInViewport({ ratio: 1 });
  // Where there is room for both, neither comes first.
  await page.setViewportSize({ width: 1280, height: 800 });
  const top = async (button = dialog) => Math.round((await button.boundingBox())?.y ?? -1);
  await expect.poll(async () => (await top(refuse)) - (await top(accept))).toBe(0);
  // A step back puts it away, and stays on the page.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/legal');
  await open.press('Enter');
  await refuse?.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  const kept = await page.context().cookies();
  const consent = kept.find(({ name }) => name === 'cookieConsent');
  expect(kept.map(({ name }) => name)).toEqual(['cookieConsent']);
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(185);
});

test('a step back puts the menu of a small screen away, and stays on the page @again', async ({
  page,
}) => {
  const { pages, site } = french.texts;
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/why');
  await comeToLife(page);
  const open = page.getByRole('button', { name: site.menu });
  const menu = page.getByRole('dialog', { name: site.menu });
  await open.click();
  await menu.getByRole('link', { name: pages.pricing.title }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/why');

  // So it does where the page was gone to at one of its parts.
  await page.goto('/cgu');
  await page.getByRole('link', { name: 'Fin du compte' }).click();
  await expect(page).toHaveURL('/cgu#closing-your-account');
  const place = () => page.evaluate(() => Math.round(scrollY));
  await open.click();
  await expect(menu).toBeVisible();
  const left = await place();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/cgu#closing-your-account');
  expect(await place()).toBe(left);
  await page.goBack();
  await expect(page).toHaveURL('/cgu');
  await open.click();
  await expect(menu).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/cgu#closing-your-account');
  await expect(menu).toBeHidden();
});

test('a page that is on its way has a title of its own', async ({ page, complaints }) => {
  complaints.expect(failed('offline', /./), /A part of the app did not come/);
  await page.goto('/cgu');
  await comeToLife(page);
  await page.route('**/assets/*.js', () => {});
  const { pages, common } = french.texts;
  await page.getByRole('contentinfo').getByRole('link', { name: pages.legal.title }).click();
  await expect(page).toHaveURL('/legal');
  await expect(page).toHaveTitle(`${common.loading} · Écritoire`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
