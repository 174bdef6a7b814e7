import { editor, expect, expectSaved, languages, openForWriting, test } from './test.ts';

const [{ texts }] = languages;

test('find from the palette and every dialog restore the caret @again', async ({ page, email }) => {
  await openForWriting(page, languages[0], email);
  await editor(page).focus();
  await page.keyboard.type('Un deux');
  await expectSaved(page, texts);
  const commands = page.getByRole('dialog', { name: texts.palette.label });
  await page.keyboard.press('Control+k');
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(texts.palette.find);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: texts.find.sought })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' trois');
  await expect(editor(page)).toHaveText('Un deux trois');
  for (const [key, letter] of [
    ['Control+k', 'a'],
    ['Control+/', 'b'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type(letter);
  }
  await expect(editor(page)).toHaveText('Un deux troisab');
});
