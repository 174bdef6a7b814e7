import { failed } from './complaints.ts';
import { networkTest } from './network-test.ts';
import { expect, languages, requestsOf, test } from './test.ts';

const [french, english] = languages;

// SITE-3, SITE-6
networkTest(
  'a question validates, retries and is sent @again',
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

    await email.fill('lectrice@exemple.fr');
    await text.fill('\u200B'.repeat(7));
    await send.click();
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(new RegExp(texts.messages.validation.required));
    expect(sent).toEqual([]);

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

// SITE-9
test('a form sent early is forwarded', async ({ page }) => {
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

// SITE-25
networkTest(
  'the waitlist takes an address once @again',
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
    await expect(form.getByRole('alert')).toHaveText(texts.messages.forms.networkError);
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

// SITE-24
test('sending a message makes no other request', async ({ page }) => {
  const { prefix, texts } = french;
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
  // Time for anything that the response starts.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(asked).toEqual(['POST /api/questions']);
});
