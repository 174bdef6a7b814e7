import { failed } from './complaints.ts';
import { expect, languages, requestsOf, test } from './test.ts';
import { comeToLife } from './come-to-life.ts';

const [french] = languages;

test('articles are found by subject and words, read, and read in the other language @again', async ({
  page,
  complaints,
}) => {
  const { texts } = french;
  await page.goto('/articles');
  await page.getByRole('button', { name: 'dialogue', exact: true }).click();
  await expect(page).toHaveURL('/articles?tag=dialogue');
  const list = page.getByRole('list', { name: texts.pages.articles.title });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // Letter by letter, also in the middle of a word: none is lost and none goes elsewhere.
  const search = page.getByRole('searchbox');
  await search.pressSequentially('volans');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await search.pressSequentially('xy');
  await search.press('Backspace');
  await search.press('Backspace');
  await search.press('c');
  await expect(search).toHaveValue('volcans');
  await expect(page.getByText(texts.site.articles.noneTitle)).toBeVisible();
  await expect(page).toHaveURL('/articles?tag=dialogue&q=volcans');
  await page.getByRole('button', { name: texts.site.articles.showAll }).press('Enter');
  await expect(page).toHaveURL('/articles');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await page.getByRole('searchbox').fill('INCIPIT');
  await list.getByRole('link', { name: 'À quoi sert une première page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À quoi sert une première page');
  await page
    .getByRole('navigation', { name: texts.locale.label })
    .getByRole('link', { name: 'EN English' })
    .click();
  await expect(page).toHaveURL('/en/articles/the-first-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a first page is for');

  complaints.expect(failed(404, /\/articles\/the-first-page/));
  await page.goto('/articles/the-first-page');
  await expect(page.getByText(texts.site.articles.missingHere)).toBeVisible();
  await page.getByRole('link', { name: 'What a first page is for' }).click();
  await expect(page).toHaveURL('/en/articles/the-first-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a first page is for');
});

test('a search is found again on the way back, however soon an article was gone to @again', async ({
  page,
}) => {
  await page.goto('/articles');
  await comeToLife(page);
  const search = page.getByRole('searchbox');
  // From one frame to the next: nobody waits for the address to follow.
  await search.pressSequentially('personnage');
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main li h2 a');
    link?.focus();
    await new Promise(requestAnimationFrame);
    link?.click();
  });
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/articles?q=personnage');
  await expect(search).toHaveValue('personnage');
});

test('each subject that is chosen is a step to go back, and an article leads to its own @again', async ({
  page,
}) => {
  const { texts } = french;
  await page.goto('/articles');
  const subject = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['méthode', 'dialogue']) {
    await subject(name).click();
    await expect(subject(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goBack();
  await expect(subject('méthode')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/articles');
  await expect(subject(texts.site.articles.all)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('main').getByRole('link', { name: 'incipit' }).click();
  await expect(page).toHaveURL('/articles?tag=incipit');
  await page.getByRole('link', { name: 'À quoi sert une première page' }).click();
  await page.getByRole('article').getByRole('link', { name: 'structure' }).click();
  await expect(page).toHaveURL('/articles?tag=structure');
  await expect(subject('structure')).toHaveAttribute('aria-pressed', 'true');
});

test('articles that a page was built with are not asked for again as it comes to life', async ({
  page,
}) => {
  const asked = requestsOf(page, '/api/articles');
  for (const path of ['/', '/articles']) {
    await page.goto(path);
    await comeToLife(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Écritoire', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(asked).toEqual([]);
});
