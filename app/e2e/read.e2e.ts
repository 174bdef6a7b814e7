import { failed } from './complaints.ts';
import { ask, expect, languages, signInByHttp, test, type Page } from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;
const text = 'Il pleut sur la ville.';

const notFound = (page: Page) =>
  page.getByRole('heading', { name: english.texts.errorPage.notFoundTitle });

// SESSION-54
test('a publication is visible to readers only', async ({
  page: owner,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(404, /\/(?:read|published-sessions)\//), /ApiError: HTTP 404/);
  await signInByHttp(owner, '', email);
  const { id } = await writtenSession(owner, {
    text,
    title: 'Pluie',
    visibility: 'team',
    outcome: 'publish',
  });
  const [subscriber, stranger, visitor] = await Promise.all([
    openBrowser(),
    openBrowser(),
    openBrowser(),
  ]);
  await signInByHttp(subscriber, '/en', `reader-of-${email}`);
  await signInByHttp(stranger, '/en', `stranger-to-${email}`);
  const { token } = await ask<{ token: string }>(owner, 'POST', '/api/subscribers/invitations');
  await ask(subscriber, 'POST', '/api/subscriptions', { token });

  await owner.goto(`/app/sessions/${id}`);
  await owner.getByRole('link', { name: french.texts.sessionPage.open }).click();
  await expect(owner.getByText(text)).toBeVisible();
  await expect(owner.getByRole('link', { name: french.texts.reading.manage })).toBeVisible();
  await expect(owner.getByRole('navigation', { name: french.texts.navigation.label })).toBeHidden();

  await subscriber.goto(`/en/read/${id}`);
  await expect(subscriber.getByText(text)).toBeVisible();
  await expect(subscriber.getByRole('link', { name: english.texts.reading.manage })).toBeHidden();
  for (const page of [stranger, visitor]) {
    await page.goto(`/en/read/${id}`);
    await expect(notFound(page)).toBeVisible();
    await expect(page.getByText(/Pluie|Il pleut/)).toBeHidden();
    expect(await page.title()).not.toContain('Pluie');
  }
  const signIn = visitor
    .getByRole('main')
    .getByRole('link', { name: english.texts.reading.signIn });
  await expect(signIn).toHaveAttribute('href', `/en/auth/login?returnTo=%2Fread%2F${id}`);
  await expect(
    stranger.getByRole('main').getByRole('link', { name: english.texts.reading.signIn }),
  ).toBeHidden();

  await ask(owner, 'PATCH', `/api/sessions/${id}`, { visibility: 'public' });
  for (const page of [stranger, visitor]) {
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(visitor).toHaveTitle('Pluie · Écritoire');
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(visitor.locator('[lang="fr"]', { hasText: text })).toBeVisible();
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /5\swords/);
  await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0);

  await ask(owner, 'POST', `/api/sessions/${id}/unpublish`);
  for (const page of [stranger, visitor, subscriber]) {
    await page.reload();
    await expect(notFound(page)).toBeVisible();
  }
});

// SESSION-55
test('rejected tokens never block public reading', async ({
  page: owner,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//), /ApiError: HTTP 401/);
  await signInByHttp(owner, '', email);
  const public_ = { text, title: 'Pluie', visibility: 'public', outcome: 'publish' } as const;
  const { id } = await writtenSession(owner, public_);
  const visitor = await openBrowser();
  await signInByHttp(visitor, '', `gone-${email}`);
  for (const cookie of await visitor.context().cookies()) {
    await visitor.context().addCookies([{ ...cookie, value: `${cookie.value}x` }]);
  }
  await visitor.goto(`/read/${id}`);
  await expect(visitor.getByText(text)).toBeVisible();
});
