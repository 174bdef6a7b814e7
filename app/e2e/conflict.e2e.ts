import { failed } from './complaints.ts';
import type { Page, Texts } from './test.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  fill,
  languages,
  openNewDocument,
  paragraphsOnServer,
  openForWriting,
  openHome,
  startSession,
  test,
} from './test.ts';

const [french, english] = languages;

const common = 'La marée montait';
const theirs = `${common}, disait-elle.`;
const mine = `${common} sans bruit.`;

async function writeAtTheEnd(page: Page, text: string) {
  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

type Language = { prefix: string; texts: Texts };

const conflictTest = test.extend<{
  /**
   * The writer's second place changes a paragraph; the page, not knowing it yet, does too.
   * @param above how many empty paragraphs stand above it.
   * @returns the second place.
   */
  changeInBoth: (language: Language, above?: number) => Promise<Page>;
}>({
  changeInBoth: async ({ page, email, openBrowser, complaints }, provide) => {
    await provide(async (language, above = 0) => {
      const { prefix, texts } = language;
      complaints.expect(failed(409, /\/paragraphs/));
      const there = await openBrowser();
      await openHome(there, prefix, email);
      await openForWriting(page, language, email);
      for (let count = 0; count < above; count += 1) await page.keyboard.press('Enter');
      await page.keyboard.type(common);
      await expectSaved(page, texts);
      await there.goto(page.url());
      await expect(editor(there)).toHaveText(common);
      await expect(editor(there)).toHaveAttribute('contenteditable', 'true');
      await writeAtTheEnd(there, ', disait-elle.');
      await expectSaved(there, texts);
      await writeAtTheEnd(page, ' sans bruit.');
      await expect(page.getByText(texts.saving.conflictTitle).first()).toBeVisible();
      // The line that one writes in stays in sight.
      await expect(editor(page).locator(':scope > p').last()).toBeInViewport();
      // Both stand there to be compared, and what was typed here is still in the text.
      await expect(page.getByText(theirs, { exact: true })).toBeVisible();
      await expect(page.getByText(mine, { exact: true }).first()).toBeVisible();
      await expect(editor(page)).toHaveText(mine);
      return there;
    });
  },
});

const choices = [
  { choice: 'keepTheirs', result: [theirs], words: 4 },
  // What both have in common was written once, and what either has alone was written too.
  { choice: 'keepBoth', result: [`${common}, disait-elle sans bruit.`], words: 6 },
] as const;

for (const [index, { choice, result, words }] of choices.entries()) {
  const language = languages[index] ?? french;
  const { name, texts } = language;
  // COUNT-9, SAVE-10
  conflictTest(
    `${choice} leaves exactly that on two devices, in ${name} @again`,
    async ({ page, changeInBoth }) => {
      const there = await changeInBoth(language);

      await page.getByRole('button', { name: texts.saving[choice] }).click();
      await expect(page.getByText(texts.saving.conflictTitle)).toBeHidden();
      await expectSaved(page, texts);
      await expect(editor(page).locator(':scope > p')).toHaveText(result);
      expect(await paragraphsOnServer(page)).toEqual(result);
      expect(await ask(page, 'GET', '/api/sessions/live')).toMatchObject({
        session: { stats: { words } },
      });
      const bar = page.getByRole('region', { name: texts.session.barLabel });
      await expect(bar.getByText(new RegExp(`^${words}\\s(mots|words)$`))).toBeVisible();
      await there.reload();
      await expect(editor(there).locator(':scope > p')).toHaveText(result);
    },
  );
}

// SAVE-57
conflictTest('the side not kept is in the versions @again', async ({ page, changeInBoth }) => {
  const { texts } = french;
  await changeInBoth(french);
  await page.getByRole('button', { name: texts.saving.keepMine }).click();
  await expect(page.getByText(texts.saving.conflictTitle)).toBeHidden();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual([mine]);
  await page.goto(`${new URL(page.url()).pathname}/versions`);
  await page.getByRole('main').getByText(texts.versions.reasons.conflict).first().click();
  await expect(page.getByRole('main')).toContainText('disait-elle');
});

// SAVE-16
conflictTest('a distant conflict is announced @again', async ({ page, changeInBoth }) => {
  const { texts } = french;
  await changeInBoth(french, 30);

  const panel = page.getByRole('alert').filter({ hasText: texts.saving.conflictTitle });
  const toPanel = page.getByRole('button', { name: texts.saving.toConflicts });
  await expect(panel).not.toBeInViewport();
  await expect(toPanel).toBeInViewport();
  await expect(editor(page)).toBeFocused();
  const line = editor(page).getByText(mine);
  const endOf = async () => {
    const box = await line.boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  const top = async () => (await toPanel.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await endOf()) <= (await top()), 'the line is in sight')
    .toBe(true);
  await toPanel.click();
  const choice = page.getByRole('group', { name: mine });
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
  await expect(toPanel).toBeHidden();
  await page.getByRole('button', { name: texts.saving.keepMine }).click();
  await expectSaved(page, texts);
  await page.keyboard.type(' Rien d’autre.');
  await expect(toPanel).toBeHidden();
});

// SAVE-16
conflictTest('a conflict scrolls into view on phones @again', async ({ page, changeInBoth }) => {
  const { texts } = french;
  await page.setViewportSize({ width: 320, height: 640 });
  await changeInBoth(french);

  await page.getByRole('button', { name: texts.saving.toConflicts }).click();
  const choice = page.getByRole('group', { name: mine });
  await expect(choice).toBeFocused();
  await expect(choice.getByText(texts.saving.mine, { exact: true })).toBeInViewport({
    ratio: 1,
  });
  // What differs is marked in both, and said.
  await expect(choice.locator('mark')).toHaveText([' sans bruit', ', disait-elle']);
  await expect(choice).toContainText(
    fill(texts.saving.differences.words, {
      mine: fill(texts.saving.differences.ownWords, { words: 'sans bruit' }),
      theirs: fill(texts.saving.differences.ownWords, { words: ', disait-elle' }),
    }),
  );
});

// SAVE-13
conflictTest('a second tab reports the conflict @again', async ({ page, changeInBoth }) => {
  const { texts } = french;
  await changeInBoth(french);
  const second = await page.context().newPage();
  await second.goto(page.url());
  const waits = second.getByText(texts.saving.conflictInOtherTab).first();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: texts.saving.keepTheirs }).click();
  await expect(waits).toBeHidden();
  await expect(editor(second)).toHaveText(theirs);
  await second.close();
});

// SAVE-10, SESSION-61
conflictTest('writing continues beside an open conflict @again', async ({ page, changeInBoth }) => {
  const { texts } = english;
  const there = await changeInBoth(english);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(texts.saving.conflictTitle).first()).toBeHidden();
  await expect(page.getByText(theirs, { exact: true })).toBeHidden();
  await expect(editor(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Enter');
  await page.keyboard.type('Un autre paragraphe.');
  await expect.poll(() => paragraphsOnServer(page)).toEqual([theirs, 'Un autre paragraphe.']);
  await page.reload();
  await expect(page.getByText(texts.saving.conflictTitle)).toBeVisible();
  await expect(page.getByText(theirs, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.saving.keepMine }).click();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual([mine, 'Un autre paragraphe.']);
  expect(await ask(page, 'GET', '/api/sessions/live')).toMatchObject({
    session: { stats: { words: 8 } },
  });
  await there.reload();
  await expect(editor(there).locator(':scope > p')).toHaveText([mine, 'Un autre paragraphe.']);
});

for (const [index, action] of (['stop', 'pause'] as const).entries()) {
  const language = languages[index] ?? french;
  // SESSION-17
  conflictTest(
    `a ${action} postponed by versions leads there, in ${language.name}${language.again}`,
    async ({ page, changeInBoth }) => {
      const { texts } = language;
      await page.setViewportSize({ width: 1280, height: 500 });
      await changeInBoth(language);
      for (let line = 0; line < 20; line += 1) await page.keyboard.press('Enter');
      const choice = page.getByRole('button', { name: texts.saving.keepMine });
      await expect(choice).not.toBeInViewport();

      const bar = page.getByRole('region', { name: texts.session.barLabel });
      await bar.getByRole('button', { name: texts.session[action] }).click();
      await expect(bar).toContainText(texts.messages.writingSessions.textUndecided);
      await expect(page.getByRole('group', { name: mine })).toBeFocused();
      await expect(choice).toBeInViewport({ ratio: 1 });

      await choice.click();
      await expect(editor(page)).toBeFocused();
      await expectSaved(page, texts);
      await expect(bar).not.toContainText(texts.messages.writingSessions.textUndecided);
    },
  );
}

// SAVE-10
conflictTest('a choice follows remote changes @again', async ({ page, changeInBoth }) => {
  const { texts } = french;
  const there = await changeInBoth(french);
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await writeAtTheEnd(there, ' Encore.');
  await expectSaved(there, texts);
  await lookAgain();
  await expect(page.getByText(`${theirs} Encore.`, { exact: true })).toBeVisible();
  await expect(editor(page)).toHaveText(mine);

  const keepMine = page.getByRole('button', { name: texts.saving.keepMine });
  await keepMine.focus();
  for (let at = `${theirs} Encore.`.length; at > common.length; at -= 1) {
    await there.keyboard.press('Backspace');
  }
  await there.keyboard.type(mine.slice(common.length));
  await expect.poll(() => paragraphsOnServer(there)).toEqual([mine]);
  await lookAgain();
  await expect(keepMine).toBeHidden();
  await expect(editor(page)).toBeFocused();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual([mine]);
});

// SAVE-8
test('a split and a remote extension merge @again', async ({
  page,
  email,
  openBrowser,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed(409, /\/paragraphs/));
  const there = await openBrowser();
  await openHome(there, prefix, email);
  await openForWriting(page, french, email);
  await page.keyboard.type('Un deux trois quatre');
  await expectSaved(page, texts);
  await there.goto(page.url());
  await expect(editor(there)).toHaveAttribute('contenteditable', 'true');
  await writeAtTheEnd(there, ' cinq');
  await expectSaved(there, texts);

  await page.keyboard.press('Control+Home');
  for (const _letter of 'Un deux') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const together = ['Un deux', ' trois quatre cinq'];
  await expect.poll(() => paragraphsOnServer(page)).toEqual(together);
  await expect(editor(page).locator(':scope > p')).toHaveText(['Un deux', 'trois quatre cinq']);
  await page.keyboard.type('Et');
  await expect.poll(() => paragraphsOnServer(page)).toEqual(['Un deux', 'Et trois quatre cinq']);
  await expect(page.getByText(texts.saving.conflictTitle)).toBeHidden();
});

// SAVE-31
test('two tabs on an empty document show each other’s words', async ({ page, context, email }) => {
  const { texts } = english;
  await openNewDocument(page, english, email);
  const there = await context.newPage();
  await there.goto(page.url());
  await expect(editor(there)).toBeVisible();
  const saves: string[] = [];
  there.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.postData() ?? '');
  });
  await startSession(page, texts);
  await page.keyboard.type('Écrit ici.');
  await expectSaved(page, texts);

  // A browser without windows never hides a tab: this is what it says when one comes into view.
  const comeIntoView = (tab: Page) =>
    tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeIntoView(there);
  await expect(editor(there).locator(':scope > p')).toHaveText(['Écrit ici.']);
  await expect(editor(there)).toHaveAttribute('contenteditable', 'true');
  await writeAtTheEnd(there, ' Et là.');
  await expectSaved(there, texts);
  // What looking had written would come first.
  expect(saves[0]).toContain('Écrit ici. ');
  await comeIntoView(page);
  await expect(editor(page)).toHaveText('Écrit ici. Et là.');
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Écrit ici. Et là.']);
});
