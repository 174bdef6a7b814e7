import { holdBack } from './hold-back.ts';
import {
  editor,
  expect,
  expectSaved,
  languages,
  openNewDocument,
  paragraphsOnServer,
  test,
} from './test.ts';

const [french] = languages;

// SESSION-8
test('a duplicated tab inserts early words once @again', async ({ page, email }) => {
  const { texts } = french;
  await openNewDocument(page, french, email);
  const path = new URL(page.url()).pathname;
  await page.goto('/app/home');
  const answer = await holdBack(page, `**/api${path.replace('/app', '')}`, 'read');
  await page.getByRole('button', { name: texts.home.start, exact: true }).click();
  await page.keyboard.type('Mots du début.');
  await expect(page).toHaveURL(path);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const duplicate = await opening;
  await expect(editor(duplicate)).toBeVisible();
  answer();
  await expect(editor(page)).toHaveText('Mots du début.');
  await expectSaved(page, texts);
  await expect(editor(duplicate)).toHaveText('Mots du début.');
  expect(await paragraphsOnServer(page)).toEqual(['Mots du début.']);
});
