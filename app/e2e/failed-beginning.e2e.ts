import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import {
  ask,
  editor,
  expect,
  fill,
  expectSaved,
  languages,
  makeJournal,
  openHome,
  openNewDocument,
  test,
} from './test.ts';
import { holdBack } from './hold-back.ts';

const [french, english] = languages;

const entries = /\/entries\/\d/;

networkTest(
  'when a session fails to start from the dashboard, what was typed is in the text at the next try @again',
  async ({ page, email, network, complaints }) => {
    const { texts } = english;
    complaints.expect(failed(500, /\/api\/sessions/));
    await openNewDocument(page, english, email);
    await page.goto('/en/app/home');
    network.fail('POST', /^\/api\/sessions$/, 500, 1);
    const answer = await holdBack(page, '**/api/documents/*', 'read');
    await page.getByRole('button', { name: texts.home.start, exact: true }).click();
    await page.keyboard.type('Too soon.');
    answer();
    await expect(page.getByText(texts.earlyWords.kept)).toBeVisible();
    await page.getByRole('button', { name: texts.home.start, exact: true }).first().click();
    await expect(editor(page)).toHaveText('Too soon.');
    await expectSaved(page, texts);
  },
);

networkTest(
  'a journal whose first page fails to begin is there for the next try, with what was typed @again',
  async ({ page, email, network, complaints }) => {
    const { texts } = french;
    complaints.expect(failed(500, entries));
    await openHome(page, '', email);
    network.fail('PUT', entries, 500, 1);
    await page.getByRole('button', { name: texts.home.createJournal }).click();
    await page.keyboard.type('Trop tôt.');
    await expect(page.getByText(texts.earlyWords.kept)).toBeVisible();
    const name = fill(texts.home.beginEntryOf, { name: texts.home.journalName });
    await page.getByRole('button', { name }).click();
    await expect(editor(page)).toHaveText('Trop tôt.');
    const { items } = await ask<{ items: unknown[] }>(page, 'GET', '/api/projects');
    expect(items).toHaveLength(1);
  },
);

test('what is typed just after a text failed to begin is in it at the next try @again', async ({
  page,
  email,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed('offline', /\/api\//));
  await openHome(page, prefix, email);
  const begin = page.getByRole('button', { name: texts.home.beginFirstPage });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const refused = page.waitForEvent('requestfailed');
  await begin.click();
  await refused;
  await page.keyboard.type('Il pleut.');
  await expect(page.getByText(texts.earlyWords.kept)).toBeVisible();
  await page.context().setOffline(false);
  await begin.click();
  await expect(editor(page)).toHaveText('Il pleut.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.firstPage);
  await expect(page.getByRole('link', { name: texts.home.firstProject })).toBeVisible();

  // Who types nothing is where they were.
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/app/home`);
});

networkTest(
  'when a page fails to begin, what was typed stays in sight and is in it at the next try @again',
  async ({ page, email, network, complaints }) => {
    const { texts } = english;
    complaints.expect(failed(500, entries));
    await openHome(page, '/en', email);
    const { id } = await makeJournal(page);
    await page.goto(`/en/app/projects/${id}`);
    network.fail('PUT', entries, 500, 1);
    const answer = await holdBack(page, entries);
    await page.getByRole('button', { name: texts.journal.begin }).click();
    await page.keyboard.type('Too soon.');
    answer();
    await expect(page.getByText(texts.earlyWords.kept)).toBeVisible();
    await page.getByRole('button', { name: texts.journal.begin }).click();
    await expect(editor(page)).toHaveText('Too soon.');
    await expectSaved(page, texts);
  },
);
