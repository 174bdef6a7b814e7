import { failed } from './complaints.ts';
import { expect, languages, requestsOf, signInByHttp, test, type Page } from './test.ts';

const [{ texts }] = languages;

const formOf = (page: Page, name: string) => {
  const form = page.getByRole('form', { name });
  return {
    email: form.getByRole('textbox', { name: texts.forms.email }),
    text: form.getByRole('textbox', { name: texts.forms.message }),
    more: form.getByText(texts.forms.waitlist.more),
    box: (label: string) => form.getByRole('checkbox', { name: label, exact: true }),
    send: form.getByRole('button').last(),
  };
};

/** Each time that the app is asked for. */
function triesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/index-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('everything that is filled in while the app is on its way is sent, once @again', async ({
  page,
  email,
}) => {
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/');
  const sent = requestsOf(page, '/api/waitlist');
  const form = formOf(page, texts.forms.waitlist.join);
  await form.email.fill(email);
  await form.more.click();
  const labels = [texts.forms.formats.poetry, texts.forms.formats.novel];
  for (const label of labels) {
    await form.box(label).check({ force: true });
    await expect(form.box(label)).toBeChecked();
  }
  await form.send.click();
  const word = page.getByRole('status').filter({ hasText: texts.errorPage.onItsWay });
  await expect(word).toBeVisible();
  expect(sent).toEqual([]);
  app.resolve();
  await expect(page.getByText(texts.forms.waitlist.doneTitle)).toBeVisible();
  await expect(word).toBeHidden();
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({ email, formats: ['novel', 'poetry'] }),
  ]);
});

test('a press that goes on while the app comes to life is not lost @again', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/_public\.index-.*\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/');
  const waitlist = page.getByRole('form', { name: texts.forms.waitlist.join });
  const part = page.waitForResponse(/_public\.index-.*\.js$/);
  await waitlist.getByText(texts.forms.waitlist.more).click();
  await waitlist.getByText(texts.forms.formats.poetry, { exact: true }).hover();
  await page.mouse.down();
  pressed.resolve();
  await (await part).finished();
  // Time for the app to take the page, were it not for the press (src/boot/press.test.tsx).
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(
    waitlist.getByRole('checkbox', { name: texts.forms.formats.poetry, exact: true }),
  ).toBeChecked();
});

test('a step back from a page that was loaded anew leads to the page before it', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: texts.pages.pricing.title }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(texts.pages.pricing.title);
  await page.reload();
  await page.goBack();
  await expect(title).not.toHaveText(texts.pages.pricing.title);
  await expect(page).toHaveURL('/faq');
});

test('a page whose app does not come stays, with what was typed on it, and comes to life later @again', async ({
  page,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/assets\//), /The app could not be loaded/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/faq');
  const form = formOf(page, texts.forms.question.title);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('could not be loaded'),
  );
  await form.email.fill('lectrice@exemple.fr');
  await form.text.fill('Peut-on écrire dans le train ?');
  await refused;
  await form.send.click();
  await expect(page.getByText(texts.errorPage.withoutApp)).toBeVisible();
  await page.locator('details summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await expect(form.text).toHaveValue('Peut-on écrire dans le train ?');

  await page.unroute('**/assets/*.js');
  await form.send.click();
  await expect(page.getByText(texts.forms.question.doneTitle)).toBeVisible();
  await expect(page.getByText(texts.errorPage.withoutApp)).toBeHidden();
});

test('whoever types on a page that a newer build has left behind keeps every letter and the caret @again', async ({
  page,
  complaints,
}) => {
  complaints.expect(failed(404, /\/assets\//), /The app could not be loaded/);
  const asked = triesOf(page);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
  await page.goto('/roadmap');
  const form = formOf(page, texts.forms.suggestion.title);
  await form.text.focus();
  await expect(page.getByText(texts.errorPage.newerBuild)).toBeVisible();
  await expect(page.getByText(texts.errorPage.withoutApp)).toBeHidden();
  await page.keyboard.type('Une idée tapée dans la vieille page');
  await expect(form.text).toHaveValue('Une idée tapée dans la vieille page');
  await expect(form.text).toBeFocused();
  await form.email.fill('lectrice@exemple.fr');
  expect(asked).toHaveLength(1);

  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(form.text).toHaveValue('Une idée tapée dans la vieille page');
  await expect(form.email).toHaveValue('lectrice@exemple.fr');
});

test('what did not come is asked for again with the next field, not with each key @again', async ({
  page,
  complaints,
}) => {
  complaints.expect(failed('offline', /\/assets\//), /The app could not be loaded/);
  const refused = () =>
    page.waitForEvent('console', (said) => said.text().includes('could not be'));
  const asked = triesOf(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/faq');
  const form = formOf(page, texts.forms.question.title);
  const first = refused();
  await form.text.focus();
  await first;
  await page.keyboard.type('Peut-on écrire dans le train ?');
  expect(asked).toHaveLength(1);
  const second = refused();
  await form.email.focus();
  await second;
  expect(asked).toHaveLength(2);
});

test('a page that was built for nobody comes to life for somebody without a word of complaint', async ({
  page,
  email,
}) => {
  const known = Promise.withResolvers<void>();
  await page.route(/_public\.index-.*\.js$/, async (route) => {
    await known.promise;
    await route.continue();
  });
  await signInByHttp(page, '', email);
  const answered = page.waitForResponse(/\/api\/auth\/me$/);
  await page.goto('/');
  await (await answered).finished();
  known.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('link', { name: texts.site.openStudio }).first()).toBeVisible();
});

for (const { name, prefix, texts } of languages) {
  test(`a page that only the app can fill says when it does not come, in ${name} @again`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(failed('offline', /\/assets\//), /The app could not be loaded/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${prefix}/auth/login`);
    await expect(page.getByRole('alert')).toContainText(texts.errorPage.notLoaded);
    await expect(page.getByRole('main')).toContainText('Écritoire');

    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: texts.errorPage.retry }).click();
    const button = page.getByRole('button', { name: texts.login.continueWithGoogle });
    await expect(button).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test(`the page of an address that nothing has stays until the app has its own, in ${name}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(failed(404, /nowhere/));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.getElementById('root');
        if (document.readyState !== 'loading' && root?.childElementCount === 0) {
          document.documentElement.dataset['wasEmpty'] = '';
        }
      }).observe(document, { childList: true, subtree: true });
    });
    for (const [path, ownWords] of [
      ['/nowhere', `${prefix}/nowhere`],
      ['/articles/nowhere', texts.messages.articles.notFound],
    ] as const) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(ownWords);
      await expect(page.locator('html')).not.toHaveAttribute('data-was-empty');
    }
  });
}

test('a language that is chosen before the app is there keeps what was asked for and the place @again', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/cgu?utm_source=lettre#early-access');
  await expect(page.getByRole('heading', { name: 'Accès anticipé' })).toBeInViewport();
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en/cgu?utm_source=lettre#early-access');
  await expect(page.getByRole('heading', { name: 'Early access' })).toBeInViewport();
});
