import { publicPages } from '../src/site/public-pages.ts';
import { failed } from './complaints.ts';
import { expect, languages, test, type Texts } from './test.ts';
import { comeToLife } from './come-to-life.ts';

const [french] = languages;

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

// Axe looks at each of these pages in its story.
for (const language of languages) {
  // SITE-33
  test(`every public page is there, in ${language.name}${language.again}`, async ({ page }) => {
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
    }
  });
}

// SITE-31, SITE-33, SITE-38
test('without JavaScript every public page is readable @again', async ({ browser, baseURL }) => {
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

// PAGE-30
test('a loading page has its own title', async ({ page, complaints }) => {
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
