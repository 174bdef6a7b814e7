import { breakpoints } from '@ecritoire/ui/breakpoints';
import { publicPages } from '../src/site/public-pages.ts';
import { expectAccessible } from './accessible.ts';
import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import { expect, languages, requestsOf, test, type Page, type Texts } from './test.ts';

const [french, english] = languages;

/** The title of each page in the browser, as the specification has it. */
const titleOf = (texts: Texts, name: (typeof publicPages)[number]['name']) =>
  name === 'why' ? texts.pages.why.title : `${texts.pages[name].title} · Écritoire`;

const articleOf = { '': 'faire-parler-ses-personnages', '/en': 'dialogue-that-does-something' };

const pagesIn = ({ prefix, texts }: (typeof languages)[number]) => [
  ...publicPages.map(({ path, name }) => ({
    address: path === '/' ? prefix || '/' : `${prefix}${path}`,
    title: titleOf(texts, name),
  })),
  { address: `${prefix}/articles/${articleOf[prefix]}`, title: / · Écritoire$/ },
];

/** The app comes when somebody is about to use the page. */
async function comeToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Each width in each colours, over both languages, for a page that is the same in both. */
const looks = {
  '': [
    { width: breakpoints.xs, colorScheme: 'light' },
    { width: breakpoints.xl, colorScheme: 'dark' },
  ],
  '/en': [
    { width: breakpoints.xs, colorScheme: 'dark' },
    { width: breakpoints.xl, colorScheme: 'light' },
  ],
} as const;

for (const language of languages) {
  test(`every public page is there, and accessible, in ${language.name}`, async ({ page }) => {
    for (const { address, title } of pagesIn(language)) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page, address).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language.prefix ? 'en-GB' : 'fr-FR',
      );
      await comeToLife(page);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expectAccessible(page, address, looks[language.prefix]);
    }
  });
}

test('without JavaScript every public page can be read, and its questions opened', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const language of languages) {
    for (const { address, title } of pagesIn(language)) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(400);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: language.texts.pages.cgu.title }),
      ).toHaveAttribute('href', `${language.prefix}/cgu`);
    }
  }
  await page.goto('/faq#what-does-it-cost');
  await expect(page.getByText('Rien pendant l’accès anticipé.')).toBeInViewport();
  await page.goto('/faq');
  const answer = page.locator('details').first();
  await expect(answer.getByText('romans, nouvelles')).toBeHidden();
  await answer.locator('summary').click();
  await expect(answer.getByText('romans, nouvelles')).toBeVisible();
  await context.close();
});

test('a question has an address of its own, which opens its answer', async ({ page }) => {
  const { texts } = english;
  const answer = page.getByText('Nothing during early access.');
  const link = page.getByRole('link', { name: texts.site.linkToQuestion });
  await page.goto('/en/faq');
  await comeToLife(page);
  await page.getByRole('heading', { name: 'What does it cost?' }).click();
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL('/en/faq#what-does-it-cost');
  await page.goto('/en/why');
  await page.goto('/en/faq#what-does-it-cost');
  await expect(answer).toBeInViewport();
  await comeToLife(page);
  await expect(answer).toBeInViewport();
  await expect(link).toHaveCount(1);
});

networkTest(
  'a question says what it needs, is kept through a failure, and is sent',
  async ({ page, network, complaints }) => {
    complaints.expect(failed(500, /\/api\/questions/));
    const { texts } = french;
    await page.goto('/faq');
    const form = page.getByRole('form', { name: texts.forms.question.title });
    const email = form.getByRole('textbox', { name: texts.forms.email });
    const text = form.getByRole('textbox', { name: texts.forms.message });
    const send = form.getByRole('button', { name: texts.forms.send });
    const sent = requestsOf(page, '/api/questions');
    await text.fill(' Non ? ');
    await send.click();
    await expect(form.getByRole('alert')).toContainText(texts.forms.checkEntries);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(new RegExp(texts.messages.validation.required));
    expect(sent).toEqual([]);

    await email.fill('lectrice@exemple.fr');
    await text.fill('Peut-on écrire sans réseau ?');
    network.fail('POST', /\/api\/questions$/, 500, 1);
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(texts.messages.forms.serverError);
    await expect(text).toHaveValue('Peut-on écrire sans réseau ?');
    await send.click();
    await expect(page.getByText(texts.forms.question.doneTitle)).toBeVisible();
    await expect(page.getByText(texts.messages.forms.sent)).toBeVisible();
    const keys = sent.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  },
);

test('what is typed and sent before the app is there is sent as soon as it is', async ({
  page,
}) => {
  const { texts } = english;
  await page.goto('/en/roadmap');
  const sent = requestsOf(page, '/api/suggestions');
  // In one task, so that the app cannot come in between.
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const [email, text] =
      form?.querySelectorAll<HTMLInputElement>('[name=email], [name=text]') ?? [];
    for (const [field, value] of [
      [email, 'reader@example.org'],
      [text, 'A dark lamp for late hours.'],
    ] as const) {
      if (field === undefined) throw new Error('A field is missing.');
      field.focus();
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form?.querySelector('button')?.click();
  });
  await expect(page.getByText(texts.forms.suggestion.doneTitle)).toBeVisible();
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { email: 'reader@example.org', text: 'A dark lamp for late hours.', language: 'en' },
  ]);
});

networkTest(
  'the waitlist takes an address once, also when its answer is lost, and knows it again',
  async ({ page, network, complaints, email }) => {
    complaints.expect(failed('offline', /\/api\/waitlist/), failed(409, /\/api\/waitlist/));
    const { texts } = english;
    const join = async () => {
      await page.goto('/en');
      const form = page.getByRole('form', { name: texts.forms.waitlist.join });
      await form.getByRole('textbox', { name: texts.forms.email }).fill(email);
      await form.getByText(texts.forms.waitlist.more).click();
      await form.getByText(texts.forms.formats.poetry, { exact: true }).click();
      await form.getByRole('button', { name: texts.forms.waitlist.join }).click();
      return form;
    };
    network.fail('POST', /\/api\/waitlist$/, 'answerLost', 1);
    const form = await join();
    await expect(form.getByRole('alert')).toHaveText(texts.messages.forms.serverError);
    await form.getByRole('button', { name: texts.forms.waitlist.join }).click();
    await expect(page.getByText(texts.forms.waitlist.doneTitle)).toBeVisible();

    const again = await join();
    const address = again.getByRole('textbox', { name: texts.forms.email });
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(
      new RegExp(texts.messages.waitlist.email_already_on_waitlist),
    );
    await expect(again.getByRole('checkbox', { name: texts.forms.formats.poetry })).toBeChecked();
  },
);

test('cookies are refused from the keyboard, as easily as accepted, for six months', async ({
  page,
}) => {
  const { cookies } = french.texts;
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/cgu');
  await comeToLife(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: french.texts.pages.legal.title })
    .click();
  await expect(page).toHaveURL('/legal');
  const open = page.getByRole('contentinfo').getByRole('button', { name: cookies.title });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: cookies.title });
  await expect(dialog.getByText(cookies.noneText)).toBeVisible();
  const [refuse, accept] = [cookies.refuse, cookies.accept].map((name) =>
    dialog.getByRole('button', { name }),
  );
  const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
  for (const side of ['width', 'height'] as const) {
    // A dialog that is still arriving lies between two pixels.
    expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? Infinity))).toBeLessThan(0.5);
  }
  // A small telephone shows both without a scroll.
  await expect(refuse ?? dialog).toBeInViewport({ ratio: 1 });
  await expect(accept ?? dialog).toBeInViewport({ ratio: 1 });
  // Where there is room for both, neither comes first.
  await page.setViewportSize({ width: 1280, height: 800 });
  const top = async (button = dialog) => Math.round((await button.boundingBox())?.y ?? -1);
  await expect.poll(async () => (await top(refuse)) - (await top(accept))).toBe(0);
  // A step back puts it away, and stays on the page.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/legal');
  await open.press('Enter');
  await refuse?.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  const kept = await page.context().cookies();
  const consent = kept.find(({ name }) => name === 'cookieConsent');
  expect(kept.map(({ name }) => name)).toEqual(['cookieConsent']);
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(185);
});

test('articles are found by subject and words, read, and read in the other language', async ({
  page,
  complaints,
}) => {
  const { texts } = french;
  await page.goto('/articles');
  await page.getByRole('button', { name: 'dialogue', exact: true }).click();
  await expect(page).toHaveURL('/articles?tag=dialogue');
  const list = page.getByRole('list', { name: texts.pages.articles.title });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // Letter by letter, also in the middle of a word: none is lost and none goes elsewhere.
  const search = page.getByRole('searchbox');
  await search.pressSequentially('volans');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await search.pressSequentially('xy');
  await search.press('Backspace');
  await search.press('Backspace');
  await search.press('c');
  await expect(search).toHaveValue('volcans');
  await expect(page.getByText(texts.site.articles.noneTitle)).toBeVisible();
  await expect(page).toHaveURL('/articles?tag=dialogue&q=volcans');
  await page.getByRole('button', { name: texts.site.articles.showAll }).click();
  await expect(page).toHaveURL('/articles');
  await expect(search).toHaveValue('');
  await page.getByRole('searchbox').fill('INCIPIT');
  await list.getByRole('link', { name: 'À quoi sert une première page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À quoi sert une première page');
  await page
    .getByRole('navigation', { name: texts.locale.label })
    .getByRole('link', { name: 'EN English' })
    .click();
  await expect(page).toHaveURL('/en/articles/the-first-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a first page is for');

  complaints.expect(failed(404, /\/articles\/(?:nothing-of-the-kind|the-first-page)/));
  await page.goto('/articles/the-first-page');
  await expect(page.getByText(texts.site.articles.missingHere)).toBeVisible();
  await page.getByRole('link', { name: 'What a first page is for' }).click();
  await expect(page).toHaveURL('/en/articles/the-first-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a first page is for');

  const answer = await page.goto('/en/articles/nothing-of-the-kind');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    english.texts.messages.articles.notFound,
  );
});

test('a search is found again on the way back, however soon an article was gone to', async ({
  page,
}) => {
  await page.goto('/articles');
  await comeToLife(page);
  const search = page.getByRole('searchbox');
  // From one frame to the next: nobody waits for the address to follow.
  await search.pressSequentially('personnage');
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main li h2 a');
    link?.focus();
    await new Promise(requestAnimationFrame);
    link?.click();
  });
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/articles?q=personnage');
  await expect(search).toHaveValue('personnage');
});

test('each subject that is chosen is a step to go back, and an article leads to its own', async ({
  page,
}) => {
  const { texts } = french;
  await page.goto('/articles');
  const subject = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['méthode', 'dialogue']) {
    await subject(name).click();
    await expect(subject(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goBack();
  await expect(subject('méthode')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/articles');
  await expect(subject(texts.site.articles.all)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('main').getByRole('link', { name: 'incipit' }).click();
  await expect(page).toHaveURL('/articles?tag=incipit');
  await page.getByRole('link', { name: 'À quoi sert une première page' }).click();
  await page.getByRole('article').getByRole('link', { name: 'structure' }).click();
  await expect(page).toHaveURL('/articles?tag=structure');
  await expect(subject('structure')).toHaveAttribute('aria-pressed', 'true');
});

test('a page that is on its way has a title of its own', async ({ page, complaints }) => {
  complaints.expect(failed('offline', /./), /A part of the app did not come/);
  await page.goto('/cgu');
  await comeToLife(page);
  await page.route('**/assets/*.js', () => {});
  const { pages, common } = french.texts;
  await page.getByRole('contentinfo').getByRole('link', { name: pages.legal.title }).click();
  await expect(page).toHaveURL('/legal');
  await expect(page).toHaveTitle(`${common.loading} · Écritoire`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('articles that a page was built with are not asked for again as it comes to life', async ({
  page,
}) => {
  const asked = requestsOf(page, '/api/articles');
  for (const path of ['/', '/articles']) {
    await page.goto(path);
    await comeToLife(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Écritoire', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(asked).toEqual([]);
});
