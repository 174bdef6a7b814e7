import type { Locator, Page } from './test.ts';
import { editor, expect, expectSaved, languages, test } from './test.ts';

const [, { prefix, texts }] = languages;

/** Goes on with Tab, as far as it takes, until the given thing has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('signing in, writing and publishing work by keyboard', async ({ page, email }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(prefix);
  await press(page, page.getByRole('link', { name: texts.site.start }));
  await press(page, button(texts.login.continueWithGoogle));
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/app\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The first stop of the page leads past the navigation.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.common.skipToContent })).toBeFocused();
  await press(page, page.getByRole('link', { name: texts.navigation.projects }).first());
  await press(page, button(texts.projects.new));
  await tabTo(page, page.getByRole('textbox', { name: texts.projects.name }));
  await page.keyboard.type('Without a mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a mouse');
  await press(page, button(texts.project.newDocument));
  await tabTo(page, page.getByRole('textbox', { name: texts.project.documentTitle }));
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By hand');

  await press(
    page,
    page.getByRole('main').getByRole('button', { name: texts.document.startSession }),
  );
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Two words.');
  // What is cut comes back with its paragraph, through the page's own policy of what may be markup.
  for (const keys of ['Control+a', 'Control+x']) await page.keyboard.press(keys);
  await expect(editor(page)).not.toContainText('words');
  await page.keyboard.press('Control+v');
  await expect(editor(page)).toHaveText('Two words.');
  await expectSaved(page, texts);
  // Out of the text again, and to the bar.
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await press(page, button(texts.session.stop));

  const review = page.getByRole('dialog', { name: texts.review.title });
  await tabTo(page, review.getByRole('textbox', { name: texts.review.sessionTitle }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('All by keys');
  await tabTo(page, review.getByRole('radio', { name: texts.review.sentimentNone }));
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('radio', { name: texts.review.sentimentPositive })).toBeChecked();
  await press(page, review.getByRole('button', { name: texts.review.keepToMyself }));
  await expect(review).toBeHidden();

  await press(page, page.getByRole('link', { name: texts.navigation.sessions }).first());
  const session = page.getByRole('list', { name: texts.sessions.listLabel }).getByRole('listitem');
  await expect(session).toContainText('All by keys');
  await expect(session).toContainText(texts.sessions.publishedPrivately);
});
