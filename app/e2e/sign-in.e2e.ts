import type { Page, Texts } from './test.ts';
import { continueAs, cookie, expect, languages, signIn, signInByHttp, test } from './test.ts';
import { failed } from './complaints.ts';

const [french, english] = languages;

/** The page says what went wrong, offers both ways on, and holds nothing of the provider's answer. */
async function expectProblem(
  page: Page,
  { prefix, texts }: { prefix: string; texts: Texts },
  problem: 'access_denied' | 'email_not_verified' | 'authentication_failed' | 'default',
) {
  const main = page.getByRole('main');
  await expect(main.getByText(texts.callback[problem])).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth/callback$`));
  expect(await cookie(page, 'authToken')).toBeUndefined();

  await main.getByRole('link', { name: texts.callback.backHome }).click();
  await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
  await page.goBack();
  await expect(main.getByText(texts.callback[problem])).toBeVisible();
  await main.getByRole('link', { name: texts.callback.backToLogin }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login$`));
  await expect(page.getByRole('button', { name: texts.login.continueWithGoogle })).toBeVisible();
}

/** Every address this tab has been at, as its history has them. */
async function historyOf(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  const { entries } = await protocol.send('Page.getNavigationHistory');
  await protocol.detach();
  return entries.map(({ url }) => url);
}

/** The address of the provider's page that the login page leads to. */
async function leaveForProvider(page: Page, texts: Texts): Promise<URL> {
  await page.getByRole('button', { name: texts.login.continueWithGoogle }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  const address = (await historyOf(page)).findLast((url) => url.includes('/choose-account/'));
  return new URL(address ?? page.url());
}

test.describe('what can go wrong at the provider', () => {
  for (const language of languages) {
    const { name, prefix, texts, again } = language;
    test(`cancelling says so, with ways back, in ${name}${again}`, async ({ page }) => {
      await page.goto(`${prefix}/auth/login`);
      await leaveForProvider(page, texts);
      await page.locator('button[name="cancel"]').click();
      await expectProblem(page, language, 'access_denied');
    });
  }

  for (const language of languages) {
    const { name, prefix, texts, again } = language;
    // AUTH-39
    test(`after cancelling, the next sign-in keeps the destination, ${name}${again}`, async ({
      page,
      email,
    }) => {
      await page.goto(`${prefix}/app/projects?view=list`);
      await leaveForProvider(page, texts);
      await page.locator('button[name="cancel"]').click();
      await expect(page.getByText(texts.callback.access_denied)).toBeVisible();
      await page.reload();
      await expect(page.getByText(texts.callback.access_denied)).toBeVisible();
      await page.getByRole('link', { name: texts.callback.backToLogin }).click();
      await continueAs(page, texts, email);
      await expect(page).toHaveURL(`${prefix}/app/projects?view=list`);
    });
  }

  test('an unsolicited provider response is refused @again', async ({ page, openBrowser }) => {
    // Somebody else's id token, handed over in a link.
    const other = await openBrowser();
    await other.goto('/en/auth/login');
    await leaveForProvider(other, english.texts);
    const provided = other.waitForResponse((response) =>
      (response.headers()['location'] ?? '').includes('id_token='),
    );
    await other.getByRole('button', { name: 'Nora Whitfield' }).click();
    const forged = new URL((await provided).headers()['location'] ?? '');
    await expect(other).toHaveURL(/\/en\/app\/home$/);

    await page.goto('/en/auth/login');
    await leaveForProvider(page, english.texts);
    await page.goto(`${forged.pathname}${forged.hash}`);
    await expectProblem(page, english, 'authentication_failed');
    expect((await historyOf(page)).filter((url) => url.includes('id_token'))).toEqual([]);
  });
});

test('a sign-in leaves two cookies only', async ({ page, email }) => {
  await signIn(page, french.texts, '', email);
  const now = Date.now() / 1000;
  const addresses = await historyOf(page);
  expect(addresses.at(-1)).toMatch(/\/app\/home$/);
  expect(addresses.filter((url) => /id_token|#/.test(url))).toEqual([]);
  for (const [name, lifetime] of [
    ['authToken', 604_800],
    ['refreshToken', 30 * 24 * 60 * 60],
  ] as const) {
    const stored = await cookie(page, name);
    expect(stored).toMatchObject({
      path: '/',
      sameSite: 'Lax',
      secure: true,
      httpOnly: false,
      domain: 'localhost',
    });
    // The browser counts from the moment it stored the cookie, a little before.
    expect((stored?.expires ?? 0) - now).toBeGreaterThan(lifetime - 60);
    expect((stored?.expires ?? 0) - now).toBeLessThanOrEqual(lifetime);
  }
});

test.describe('who may be where', () => {
  for (const { name, prefix, texts, again } of languages) {
    test(`a guest signs in once, then returns, ${name}${again}`, async ({ page, email }) => {
      const logins: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('/auth/login')) logins.push(frame.url());
      });
      await page.goto(`${prefix}/app/projects?view=list&q=%C3%A9t%C3%A9#top`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login`));
      await continueAs(page, texts, email);
      await expect(
        page.getByRole('heading', { name: texts.projects.title, level: 1 }),
      ).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/app/projects?view=list&q=%C3%A9t%C3%A9#top`);
      await expect(page.getByText(texts.projects.emptyTitle)).toBeVisible();
      expect(logins).toHaveLength(1);
    });
  }

  // PAGE-23
  test('a visitor at an unknown studio address signs in first', async ({
    page,
    email,
    complaints,
  }) => {
    complaints.expect(failed(404, /\/app\/nowhere/));
    expect((await page.goto('/en/app/nowhere'))?.status()).toBe(404);
    await expect(page).toHaveURL('/en/auth/login?returnTo=%2Fapp%2Fnowhere');
    await signInByHttp(page, '/en', email);
    await page.goto('/en/app/nowhere');
    await expect(page.getByText(english.texts.errorPage.notFoundTitle)).toBeVisible();
  });

  const foreign = [
    '//evil.example/app',
    '/\\evil.example',
    '/.//evil.example',
    '/en//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];

  test('no login link leads to another site @again', async ({ page, email }) => {
    await signIn(page, french.texts, '', email);
    for (const returnTo of foreign) {
      await page.goto(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
      await expect(page, returnTo).toHaveURL('/app/home');
      await expect(page.getByRole('heading', { level: 1 }), returnTo).toBeVisible();
    }
  });

  test('a foreign address ends on the dashboard @again', async ({ page, email }) => {
    await page.goto(`/auth/login?returnTo=${encodeURIComponent('/.//evil.example')}`);
    await continueAs(page, french.texts, email);
    await expect(page).toHaveURL('/app/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
