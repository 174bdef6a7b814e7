import { failed } from './complaints.ts';
import { expect, languages, test } from './test.ts';

for (const { name, prefix, texts } of languages) {
  test(`without JavaScript a visitor’s forms are sent and answered, in ${name} @again`, async ({
    openBrowser,
    complaints,
    email,
  }) => {
    complaints.expect(failed(422, /\/forms\/question/), failed(409, /\/forms\/waitlist/));
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(`${prefix}/faq`);
    const form = page.getByRole('form', { name: texts.forms.question.title });
    const address = form.getByRole('textbox', { name: texts.forms.email });
    const text = form.getByRole('textbox', { name: texts.forms.message });
    const send = form.getByRole('button', { name: texts.forms.send });
    await address.fill('lectrice@exemple');
    await text.fill('« Où » <va> la virgule ?');
    await send.click();
    await expect(form.getByRole('alert')).toContainText(texts.forms.checkEntries);
    await expect(page).toHaveTitle(
      new RegExp(`^${texts.errorPage.title} · ${texts.pages.faq.title} · `),
    );
    await expect(address).toHaveAccessibleDescription(
      `${texts.forms.email} · ${texts.messages.validation.email}`,
    );
    await expect(address).toHaveValue('lectrice@exemple');
    await expect(text).toHaveValue('« Où » <va> la virgule ?');
    await expect(form.getByRole('alert')).toBeInViewport();
    // Nothing of it stands in the address, in the history or in anybody’s log.
    expect(new URL(page.url()).search).toBe('');

    await address.fill(email);
    await send.click();
    await expect(page.getByText(texts.forms.question.doneTitle)).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${texts.forms.question.doneTitle} · `));
    await expect(form).toHaveCount(0);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.reload();
    await expect(page.getByText(texts.forms.question.doneTitle)).toBeVisible();
    expect(sent).not.toContain('POST');
    await page.goBack();
    await expect(text).toHaveValue('« Où » <va> la virgule ?');

    for (const answer of [
      texts.forms.waitlist.doneTitle,
      texts.messages.waitlist.email_already_on_waitlist,
    ]) {
      await page.goto(prefix || '/');
      const waitlist = page.getByRole('form', { name: texts.forms.waitlist.join });
      await waitlist.getByRole('textbox', { name: texts.forms.email }).fill(email);
      await waitlist.getByRole('button').last().click();
      await expect(page.getByText(answer)).toBeInViewport();
    }
  });
}

for (const { name, prefix, texts } of languages) {
  test(`without JavaScript the menu of a small screen stands open, in ${name}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/why`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: texts.site.menu })).toBeHidden();
    await header.getByRole('link', { name: texts.pages.pricing.title }).click();
    await expect(page).toHaveURL(`${prefix}/pricing`);
  });

  test(`without JavaScript articles that are looked for are all there, as is said, in ${name}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(`${prefix}/articles?tag=dialogue`);
    // What is looked for by its words is not looked for there.
    const said = page.locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(texts.site.articles.withoutScript);
  });

  test(`without JavaScript an article that is not there says so, in ${name}`, async ({
    openBrowser,
    complaints,
  }) => {
    complaints.expect(failed(404, /no-such-article/));
    const page = await openBrowser({ javaScriptEnabled: false });
    const answer = await page.goto(`${prefix}/articles/no-such-article`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.messages.articles.notFound,
    );
    await expect(page).toHaveTitle(new RegExp(texts.messages.articles.notFound));
  });
}
