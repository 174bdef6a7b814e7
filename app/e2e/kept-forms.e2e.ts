import { expect, languages, test, type Page } from './test.ts';

const [{ texts }] = languages;

const questionOn = (page: Page) => {
  const form = page.getByRole('form', { name: texts.forms.question.title });
  return {
    email: form.getByRole('textbox', { name: texts.forms.email }),
    text: form.getByRole('textbox', { name: texts.forms.message }),
    nobodys: form.locator('[name=nothing]'),
    send: form.getByRole('button', { name: texts.forms.send }),
  };
};

const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('ecritoire:form:/faq'));

test('what is typed into a form outlives a reload, and goes when it is sent @again', async ({
  page,
  email,
}) => {
  await page.goto('/faq');
  const form = questionOn(page);
  await form.email.fill(email);
  await form.text.fill('Peut-on écrire dans le train ?');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await form.nobodys.fill('https://exemple.fr', { force: true });
  await expect(form.nobodys).toHaveValue('https://exemple.fr');
  expect(await keptIn(page)).toBe(
    JSON.stringify({ email, text: 'Peut-on écrire dans le train ?' }),
  );
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(form.email).toHaveValue(email);
  await expect(form.text).toHaveValue('Peut-on écrire dans le train ?');
  await form.send.click();
  await expect(page.getByText(texts.forms.question.doneTitle)).toBeVisible();
  await expect.poll(() => keptIn(page)).toBeNull();
});

test('what is typed and ticked in a form is there when its page is come back to @again', async ({
  page,
}) => {
  await page.goto('/');
  const waitlist = page.getByRole('form', { name: texts.forms.waitlist.join });
  const address = waitlist.getByRole('textbox', { name: texts.forms.email });
  const poetry = waitlist.getByRole('checkbox', { name: texts.forms.formats.poetry, exact: true });
  const label = waitlist.getByText(texts.forms.formats.poetry, { exact: true });
  await address.fill('lectrice@exemple.fr');
  const more = waitlist.getByText(texts.forms.waitlist.more);
  await more.click();
  await label.click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(poetry).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: texts.pages.features.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.pages.features.title);
  await page.goBack();
  await expect(address).toHaveValue('lectrice@exemple.fr');
  await expect(poetry).toBeVisible();
  await expect(poetry).toBeChecked();

  await page.reload();
  await expect(poetry).toBeVisible();
  await expect(poetry).toBeChecked();
  await more.click();
  await address.fill('lecteur@exemple.fr');
  await expect(poetry).toBeHidden();
});

test('whoever types on while the app comes to life loses not a letter @again', async ({ page }) => {
  const begun = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await begun.promise;
    await route.continue();
  });
  // A letter of the very moment at which the app has the field, as it was built.
  await page.addInitScript(() => {
    const type = () => document.execCommand('insertText', false, '…');
    document.addEventListener('hydrated', type, { once: true });
  });
  await page.goto('/faq');
  const form = questionOn(page);
  await form.text.click();
  const said = 'Bonjour, je voudrais savoir si l’on peut écrire dans le train, et même la nuit.';
  await page.keyboard.type(said.slice(0, 20));
  begun.resolve();
  await page.keyboard.type(said.slice(20), { delay: 40 });
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect.poll(async () => (await form.text.inputValue()).replace('…', '')).toBe(said);
  const whole = await form.text.inputValue();
  expect(whole).toContain('…');
  await page.reload();
  await expect(form.text).toHaveValue(whole);
});

test('what is typed before the app is there outlives a reload as well @again', async ({
  page,
  email,
}) => {
  const reloaded = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await reloaded.promise;
    await route.continue();
  });
  await page.goto('/');
  const waitlist = page.getByRole('form', { name: texts.forms.waitlist.join });
  await waitlist.getByRole('textbox', { name: texts.forms.email }).fill(email);
  await waitlist.getByText(texts.forms.waitlist.more).click();
  await waitlist.getByText(texts.forms.formats.poetry, { exact: true }).click();
  await page.reload();
  reloaded.resolve();
  await expect(waitlist.getByRole('textbox', { name: texts.forms.email })).toHaveValue(email);
  await expect(
    waitlist.getByRole('checkbox', { name: texts.forms.formats.poetry, exact: true }),
  ).toBeChecked();
});

test('what was typed is there before the app is @again', async ({ page, email }) => {
  const kept = JSON.stringify({ email, formats: ['poetry'] });
  await page.addInitScript((note) => sessionStorage.setItem('ecritoire:form:/', note), kept);
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  const waitlist = page.getByRole('form', { name: texts.forms.waitlist.join });
  await expect(waitlist.getByRole('textbox', { name: texts.forms.email })).toHaveValue(email);
  await waitlist.getByText(texts.forms.waitlist.more).click();
  const box = (name: string) => waitlist.getByRole('checkbox', { name, exact: true });
  await expect(box(texts.forms.formats.poetry)).toBeChecked();
  await expect(box(texts.forms.formats.novel)).not.toBeChecked();
});

test('a page whose form was kept as nobody can read it comes up all the same @again', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('ecritoire:form:/faq', '{'));
  await page.goto('/faq');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(questionOn(page).text).toHaveValue('');
});
