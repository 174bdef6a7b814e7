import type { WritingSession } from '@ecritoire/contracts';
import { openEmbeddedDatabase } from '../../packages/server/src/node/database/open-embedded.ts';
import type { RunningStudio } from './studio.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  languages,
  openForWriting,
  test,
  type Page,
  type Texts,
} from './test.ts';

const [french, english] = languages;

/** As the server has it when all that has happened in its sessions was 19 hours earlier. */
async function sleepOver(studio: RunningStudio, page: Page): Promise<void> {
  const { href } = new URL(page.url());
  await page.goto('about:blank');
  await studio.stop();
  const database = await openEmbeddedDatabase(studio.folder);
  await database.onOneConnection(({ run }) =>
    run(`UPDATE writing_sessions SET
      started_at = started_at - interval '19 hours',
      paused_at = paused_at - interval '19 hours',
      resumed_at = resumed_at - interval '19 hours',
      last_edit_at = last_edit_at - interval '19 hours'`),
  );
  await database.close();
  await studio.run();
  await page.goto(href);
}

const liveSession = async (page: Page) =>
  (await ask<{ session: WritingSession | null }>(page, 'GET', '/api/sessions/live')).session;

/** The notice that begins like this. */
const notice = (page: Page, message: string) =>
  page.getByRole('status').filter({ hasText: message.replace(/ \{.*$/u, '') });

const bar = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts.session.barLabel });

/** Reloads, and waits for all that the notice would come of: the session, and the code of it. */
async function reloadWithSession(page: Page, texts: Texts): Promise<void> {
  const code = page.waitForResponse(/\/ForgottenBanner-.*\.js$/);
  await page.reload();
  const address = (await code).url();
  await expect(bar(page, texts)).toBeVisible();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await page.evaluate(async (part) => {
    await import(part);
    // What has come is drawn in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, address);
}

test('a session that was forgotten is ended when it was last written in @again', async ({
  page,
  email,
  studio,
}) => {
  const { texts } = french;
  await openForWriting(page, french, email);
  await page.keyboard.type('Hier soir.');
  await expectSaved(page, texts);
  await sleepOver(studio, page);
  await expect(notice(page, texts.session.forgotten.written)).toBeVisible();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  const live = await liveSession(page);
  await page.getByRole('button', { name: texts.session.forgotten.end }).click();
  await expect(page.getByRole('dialog', { name: texts.review.title })).toBeVisible();
  await expect(bar(page, texts)).toHaveCount(0);
  const ended = await ask<WritingSession>(page, 'GET', `/api/sessions/${live?.id}`);
  expect(ended).toMatchObject({ status: 'ended', endedAt: live?.lastWrittenAt });
  expect(ended.stats.durationSeconds).toBeLessThan(600);
});

test('whoever goes on after a pause that was forgotten can write @again', async ({
  page,
  email,
  studio,
}) => {
  const { texts } = french;
  await openForWriting(page, french, email);
  await bar(page, texts).getByRole('button', { name: texts.session.pause }).click();
  await expect.poll(async () => (await liveSession(page))?.status).toBe('paused');
  await sleepOver(studio, page);
  const said = notice(page, texts.session.forgotten.paused);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: texts.session.forgotten.goOn }).click();
  await expect.poll(async () => (await liveSession(page))?.status).toBe('active');
  await expect(said).toHaveCount(0);
});

test('whoever goes on is left alone, over a reload too, and so is whoever writes on @again', async ({
  page,
  context,
  email,
  studio,
}) => {
  const { texts } = english;
  await openForWriting(page, english, email);
  await sleepOver(studio, page);
  const said = notice(page, texts.session.forgotten.started);
  await page.getByRole('button', { name: texts.session.forgotten.goOn }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await reloadWithSession(page, texts);
  await expect(said).toHaveCount(0);
  // Another window was not told.
  const other = await context.newPage();
  await other.goto(page.url());
  const saidThere = notice(other, texts.session.forgotten.started);
  await expect(saidThere).toBeVisible();
  const sent = Promise.withResolvers<void>();
  await other.route('**/paragraphs', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await editor(other).click();
  await other.keyboard.type('Good morning.');
  await expect(saidThere).toHaveCount(0);
  sent.resolve();
  await expectSaved(other, texts);
  await expect(saidThere).toHaveCount(0);
  await reloadWithSession(other, texts);
  await expect(saidThere).toHaveCount(0);
  await expect(notice(other, texts.session.forgotten.written)).toHaveCount(0);
});
