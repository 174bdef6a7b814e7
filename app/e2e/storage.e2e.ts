import {
  createDocument,
  editor,
  expect,
  expectSaved,
  languages,
  paragraphsOnServer,
  signIn,
  startSession,
  test,
} from './test.ts';

const [{ prefix, texts }] = languages;

test('a browser that keeps nothing on the device says so, and the words reach the server', async ({
  page,
  email,
}) => {
  // What a browser does where the writer has forbidden sites to keep data.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await signIn(page, texts, prefix, email);
  await createDocument(page, texts, prefix);
  await startSession(page, texts);
  await page.keyboard.type('Sans filet.');
  await expect(page.getByRole('alert')).toContainText(texts.saving.memoryOnly);
  await expectSaved(page, texts);
  expect(await paragraphsOnServer(page)).toEqual(['Sans filet.']);
  await expect(editor(page)).toBeFocused();
});
