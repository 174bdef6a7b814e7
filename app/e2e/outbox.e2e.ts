import { failed } from './complaints.ts';
import { networkTest as test } from './network-test.ts';
import type { Page } from './test.ts';
import {
  ask,
  cookie,
  editor,
  expect,
  expectSaved,
  fill,
  languages,
  openNewDocument,
  startSession,
} from './test.ts';

const [{ texts }, english] = languages;

type ServerDocument = { paragraphs: { content: { text: string }[] }[] };

async function textsOf(page: Page, path: string): Promise<string[]> {
  const { paragraphs } = await ask<ServerDocument>(page, 'GET', path);
  return paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
}

/** The page has released what it had open: from here on only the outbox sends it. */
async function expectLeft(page: Page): Promise<void> {
  const held = () =>
    page.evaluate(async () => {
      const { held: locks = [] } = await navigator.locks.query();
      return locks.filter(({ name }) => name?.startsWith('ecritoire:queue:')).length;
    });
  await expect.poll(held).toBe(0);
}

/** There and back, so that the page can be shown without the network. */
async function visitHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: texts.navigation.home }).first().click();
  await expect(page).toHaveURL('/app/home');
  await page.goBack();
  await expect(editor(page)).toBeVisible();
}

const documentOf = (page: Page) =>
  `/api/documents/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`;

// COUNT-1, SAVE-19, SAVE-22, SAVE-44
test('another page sends words typed offline @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  // The dashboard asks for a list that was empty, and cannot be shown without it.
  complaints.expect(failed('offline', /./), /ApiError/);
  await openNewDocument(page, languages[0], email);
  await visitHome(page);
  await startSession(page, texts);
  await page.keyboard.type('Le train');
  await expectSaved(page, texts);
  const document = documentOf(page);
  await context.setOffline(true);
  await editor(page).press('Control+End');
  await page.keyboard.type(' entre dans un tunnel.');
  await expect(page.getByText(texts.saving.offline).first()).toBeVisible();
  await page.getByRole('link', { name: texts.navigation.home }).first().click();
  await expectLeft(page);
  const bar = page.getByRole('region', { name: texts.session.barLabel });
  await expect(bar.getByText(texts.saving.offline).first()).toBeVisible();
  await expect(bar).toContainText('6 mots');
  await expect(page.getByRole('main')).toContainText('6 mots');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bar.getByText(texts.saving.offline).last()).toBeInViewport();
  expect(await textsOf(page, document)).toEqual(['Le train']);

  await context.setOffline(false);
  await expect.poll(() => textsOf(page, document)).toEqual(['Le train entre dans un tunnel.']);
  await expect(page).toHaveURL('/app/home');
  await expect(bar).toContainText('6 mots');
  await expect(bar.getByText(texts.saving.offline)).toHaveCount(0);
});

// SAVE-44
test('a stop waits for another document @again', async ({ page, email, network, complaints }) => {
  const { texts: words, prefix } = english;
  complaints.expect(failed(500, /\/paragraphs/));
  await openNewDocument(page, english, email);
  await startSession(page, words);
  const document = documentOf(page);
  network.fail('PATCH', /\/paragraphs$/, 500);
  await page.keyboard.type('Not yet.');
  await expect(page.getByText(words.messages.paragraphs.updateFailed).first()).toBeVisible();
  await page.getByRole('link', { name: words.navigation.sessions }).first().click();
  await expect(page).toHaveURL(`${prefix}/app/sessions`);

  const bar = page.getByRole('region', { name: words.session.barLabel });
  await bar.getByRole('button', { name: words.session.stop }).click();
  await expect(bar).toContainText(words.messages.writingSessions.textNotSaved);
  network.heal();
  await bar.getByRole('button', { name: words.session.stop }).click();
  await expect(page.getByRole('dialog', { name: words.review.title })).toBeVisible();
  expect(await textsOf(page, document)).toEqual(['Not yet.']);
});

// SESSION-14
test('a waiting stop can be cancelled @again', async ({ page, email }) => {
  const { session, navigation } = texts;
  await openNewDocument(page, languages[0], email);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await startSession(page, texts);
  const taken = Promise.withResolvers<void>();
  await page.route('**/paragraphs', async (route) => {
    await taken.promise;
    await route.continue();
  });
  await page.keyboard.type('Un deux trois');
  await page.getByRole('link', { name: navigation.sessions }).first().click();

  const bar = page.getByRole('region', { name: session.barLabel });
  const stop = bar.getByRole('button', { name: session.stop });
  await stop.click();
  await expect(bar).toContainText(fill(session.savesFirst.named, { title }));
  await expect(bar).toContainText('Encore 3\u{A0}mots.');
  await bar.getByRole('button', { name: session.goOn }).click();
  await expect(bar).not.toContainText(title);
  await expect(stop).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  taken.resolve();
  await stop.click();
  await expect(page.getByRole('dialog', { name: texts.review.title })).toBeVisible();
});

// SAVE-44
test('a conflict found in the background waits for its document @again', async ({
  page,
  context,
  email,
  complaints,
}) => {
  complaints.expect(failed('offline', /./), failed(409, /\/paragraphs/), /ApiError/);
  await openNewDocument(page, languages[0], email);
  await visitHome(page);
  await startSession(page, texts);
  await page.keyboard.type('La marée montait');
  await expectSaved(page, texts);
  const address = page.url();
  const document = documentOf(page);
  await context.setOffline(true);
  await editor(page).press('Control+End');
  await page.keyboard.type(' sans bruit.');
  await expect(page.getByText(texts.saving.offline).first()).toBeVisible();
  await page.getByRole('link', { name: texts.navigation.home }).first().click();
  await expectLeft(page);

  const { paragraphs } = await ask<{
    paragraphs: { id: string; position: string; type: string; version: number }[];
  }>(page, 'GET', document);
  const [first] = paragraphs;
  if (first === undefined) throw new Error('The paragraph is gone.');
  const { id, position, type, version } = first;
  const content = [{ text: 'La marée montait, disait-elle.', marks: [] }];
  const answer = await fetch(new URL(`${document}/paragraphs`, address), {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${(await cookie(page, 'authToken'))?.value ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      changes: [{ operation: 'put', id, position, type, parentVersion: version, content }],
    }),
  });
  expect(answer.ok).toBe(true);
  const conflicted = page.waitForResponse((response) => response.status() === 409);
  await context.setOffline(false);
  await conflicted;
  await page.goto(address);
  await expect(page.getByText(texts.saving.conflictTitle)).toBeVisible();
  await page.getByRole('button', { name: texts.saving.keepMine }).click();
  await expectSaved(page, texts);
  expect(await textsOf(page, document)).toEqual(['La marée montait sans bruit.']);
});
