import { expect, languages, test } from './test.ts';

for (const { name, prefix, texts } of languages) {
  test(`a message that is sent asks the server for nothing else, in ${name}`, async ({ page }) => {
    // Nothing is loaded ahead beside it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(`${prefix}/articles`);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const link = texts.pages.faq.title;
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`${prefix}/faq`);
    const form = page.getByRole('form', { name: texts.forms.question.title });
    await form.getByRole('textbox', { name: texts.forms.email }).fill('lectrice@exemple.fr');
    await form.getByRole('textbox', { name: texts.forms.message }).fill('Et la virgule ?');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
    });
    await form.getByRole('button', { name: texts.forms.send }).click();
    await expect(page.getByText(texts.forms.question.doneTitle)).toBeVisible();
    expect(asked).toEqual(['POST /api/questions']);
  });
}
