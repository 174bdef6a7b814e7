import {
  editor,
  expect,
  expectSaved,
  languages,
  openForWriting,
  openNewDocument,
  paragraphsOnServer,
  test,
} from './test.ts';

const [french, english] = languages;

test('what is typed is set in the language of its document, once that is chosen on this device @again', async ({
  page,
  email,
}) => {
  const typed = `C'est "oui" -- non...`;
  const write = async (keys: string) => {
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(keys);
  };
  await openForWriting(page, french, email);
  await write(`${typed}\n`);
  const tool = page.getByRole('button', { name: french.texts.tools.smartTypography });
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
  await tool.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(`- Oui ! dit-il.\n${typed}`);
  const inFrench = [typed, '—\u00A0Oui\u202F! dit-il.', 'C’est «\u202Foui\u202F» — non…'];
  await expect(editor(page).locator('p')).toHaveText(inFrench);
  await expectSaved(page, french.texts);
  expect(await paragraphsOnServer(page)).toEqual(inFrench);
  await page.reload();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await expect(editor(page).locator('p')).toHaveText(inFrench);

  await openNewDocument(page, english, email);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await write(`${typed}\n`);
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: english.texts.palette.label });
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(english.texts.palette.smartTypographyOff);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: english.texts.tools.smartTypography }),
  ).toHaveAttribute('aria-pressed', 'false');
  await write(typed);
  await expectSaved(page, english.texts);
  expect(await paragraphsOnServer(page)).toEqual(['C’est “oui” — non…', typed]);
});
