import { editor, expect, expectSaved, languages, openForWriting, test } from './test.ts';

const [french] = languages;

// SAVE-56
test('a chapter typed over is undone after a reload @again', async ({ page, email }) => {
  const { texts } = french;
  await openForWriting(page, french, email);
  const chapter = ['La mer monte.', 'Le soir vient.', 'Une lampe tremble.'];
  for (const [index, text] of chapter.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
  await expectSaved(page, texts);
  const lines = editor(page).locator(':scope > p');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('x');
  await expect(lines).toHaveText(['x']);
  await expectSaved(page, texts);

  await page.getByRole('main').getByRole('link').first().click();
  await expect(editor(page)).toHaveCount(0);
  await page.goBack();
  await expect(lines).toHaveText(['x']);
  await editor(page).click();
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveText(chapter);
  await expectSaved(page, texts);

  await page.reload();
  await expect(lines).toHaveText(chapter);
  await editor(page).click();
  await page.keyboard.press('Control+Shift+z');
  await expect(lines).toHaveText(['x']);
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveText(chapter);
  await expectSaved(page, texts);
  await page.reload();
  await expect(lines).toHaveText(chapter);
});
