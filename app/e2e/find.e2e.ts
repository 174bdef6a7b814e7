import {
  editor,
  expect,
  expectSaved,
  fill,
  languages,
  openForWriting,
  paragraphsOnServer,
  test,
} from './test.ts';

const [{ texts }] = languages;
const { find, palette, tools } = texts;

test('a character is renamed in the whole text, which is saved; what was replaced is taken back @again', async ({
  page,
  email,
}) => {
  await openForWriting(page, languages[0], email);
  await editor(page).focus();
  await page.keyboard.type('Anna entre. L’ami d’Anna dort.\nAnnabelle écrit à ANNA.');
  await expectSaved(page, texts);
  const bar = page.getByRole('search', { name: tools.find });
  const sought = bar.getByRole('searchbox', { name: find.sought });
  const status = bar.getByRole('status');
  const countOf = (count: number) => new RegExp(`^${count}\\sremplacement`, 'u');

  await page.keyboard.press('F2');
  await expect(sought).toBeFocused();
  await page.keyboard.type("d'anna");
  await expect(status).toHaveText(fill(find.place, { place: '1', total: '1' }));
  await sought.fill('Anna');
  await bar.getByRole('button', { name: find.wholeWords }).click();
  await bar.getByRole('textbox', { name: find.replacement }).fill('Élise');
  await bar.getByRole('button', { name: find.replaceAll }).click();
  await expect(status).toHaveText(countOf(3));
  const renamed = ['Élise entre. L’ami d’Élise dort.', 'Annabelle écrit à Élise.'];
  await expect(editor(page).locator('p')).toHaveText(renamed);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(renamed);

  await page.reload();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await expect(editor(page).locator('p')).toHaveText(renamed);
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: palette.label });
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(palette.find);
  await page.keyboard.press('Enter');
  await expect(sought).toBeFocused();
  await page.keyboard.type('entre');
  await bar.getByRole('textbox', { name: find.replacement }).fill('sort');
  await bar.getByRole('button', { name: find.replaceAll }).click();
  await expect(editor(page).locator('p').first()).toHaveText('Élise sort. L’ami d’Élise dort.');
  await bar.getByRole('button', { name: find.takeBack }).click();
  await expect(editor(page).locator('p')).toHaveText(renamed);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(editor(page)).toBeFocused();
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(renamed);
});
