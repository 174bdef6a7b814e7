import { failed } from './complaints.ts';
import { comeToLife } from './come-to-life.ts';
import { networkTest as test } from './network-test.ts';
import { ask, cookie, editor, expect, languages, openHome } from './test.ts';
import { writtenSession } from './written-session.ts';

const [french, english] = languages;

type Made = { id: string };

for (const { name, prefix, texts, again } of languages) {
  test(`a server that cannot be reached at the start signs nobody out, says that words are kept, and is tried again, in ${name}${again}`, async ({
    page,
    email,
    network,
    complaints,
  }) => {
    complaints.expect(failed('offline', /\/api\/auth\/me/), /unreachable/);
    await page.clock.install();
    await openHome(page, prefix, email);
    network.fail('GET', /^\/api\/auth\/me$/, 'cut');
    await page.goto(`${prefix}/app/projects`);
    await expect(page.getByRole('heading', { name: texts.errorPage.studioTitle })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(texts.errorPage.studioText);
    await expect(page.getByRole('link', { name: texts.site.signIn })).toHaveCount(0);
    expect(await cookie(page, 'refreshToken')).toBeDefined();
    // In English it comes by itself; in French, once time stands still, only for the press.
    if (prefix === '') {
      const triedAgain = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('/api/auth/me'),
      );
      await page.clock.pauseAt(Date.now() + 60_000);
      await triedAgain;
    }
    network.heal();
    if (prefix === '') {
      await page.getByRole('button', { name: texts.errorPage.retry }).click();
      await page.clock.resume();
    }
    await expect(page.getByRole('heading', { name: texts.projects.title, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/app/projects`);
  });
}

test('a server that breaks while it signs someone in is told in general words @again', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expect(failed(500, /\/api\/auth\/google/));
  const { texts } = french;
  network.fail('POST', /^\/api\/auth\/google$/, 500);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: texts.login.continueWithGoogle }).click();
  await page.getByRole('button', { name: 'Nora Whitfield' }).click();
  await expect(page.getByText(texts.callback.default)).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
});

test('projects that do not come leave their page, and come when they are asked for again @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  const { prefix, texts } = english;
  complaints.expect(failed(500, /\/api\/projects/));
  await openHome(page, prefix, email);
  await ask(page, 'POST', '/api/projects', { name: 'Estuaire', type: 'plain' });
  network.fail('GET', /^\/api\/projects$/, 500);
  await page.goto(`${prefix}/app/projects`);
  await expect(page.getByText(texts.projects.failedTitle)).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(texts.projects.title);
  const retry = page.getByRole('button', { name: texts.errorPage.retry });
  const again = page.waitForResponse(/\/api\/projects$/);
  await retry.press('Enter');
  await again;
  await expect(retry).toBeFocused();
  network.heal();
  await retry.press('Enter');
  await expect(page.getByRole('link', { name: 'Estuaire' })).toBeVisible();
  await expect(title).toBeFocused();
});

test('a page of the site that did not come takes the focus when it does @again', async ({
  page,
  network,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(failed('offline', /\//), /A part of the app did not come/);
  await page.goto(`${prefix}/why`);
  await comeToLife(page);
  network.fail('GET', /^\/(assets\/cgu|builds)/, 'cut');
  await page.getByRole('link', { name: texts.pages.cgu.title, exact: true }).last().press('Enter');
  const retry = page.getByRole('button', { name: texts.errorPage.retry });
  await expect(retry).toBeVisible();
  network.heal();
  await retry.press('Enter');
  await expect(retry).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('documents that do not come leave the page of their project @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  const { prefix, texts } = english;
  complaints.expect(failed(500, /\/api\/documents/));
  await openHome(page, prefix, email);
  const project = { name: 'Estuaire', type: 'plain' };
  const { id } = await ask<Made>(page, 'POST', '/api/projects', project);
  network.fail('GET', /^\/api\/documents$/, 500);
  await page.goto(`${prefix}/app/projects/${id}`);
  const title = page.getByRole('heading', { level: 1, name: 'Estuaire' });
  await expect(title).toBeVisible();
  await expect(page.getByText(texts.documents.failedTitle)).toBeVisible();
  await expect(page.getByText(texts.project.emptyTitle)).toBeHidden();
  const retry = page.getByRole('button', { name: texts.errorPage.retry });
  const again = page.waitForResponse(/\/api\/documents\?/);
  await retry.press('Enter');
  await again;
  await expect(retry).toBeFocused();
  network.heal();
  await retry.press('Enter');
  await expect(page.getByText(texts.project.emptyTitle)).toBeVisible();
  await expect(title).toBeFocused();
});

test('a session that home cannot know of is asked for anew, and the focus stays until there is an answer @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed(500, /\/api\/sessions\/live/));
  const { texts } = english;
  network.fail('GET', /^\/api\/sessions\/live$/, 500);
  await openHome(page, '/en', email);
  const unknown = page.getByText(texts.home.unknownSession);
  await expect(unknown).toBeVisible();
  const retry = page.getByRole('button', { name: texts.errorPage.retry });
  const again = page.waitForResponse(/\/api\/sessions\/live$/);
  await retry.press('Enter');
  await again;
  await expect(unknown).toBeVisible();
  await expect(retry).toBeFocused();
  network.heal();
  await retry.press('Enter');
  await expect(unknown).toBeHidden();
  await expect(
    page.getByRole('heading', { name: texts.home.writeTitle, exact: true }),
  ).toBeFocused();
});

test('a refused document names its unsaved words and is retried @again', async ({
  page,
  context,
  email,
  network,
  complaints,
}) => {
  complaints.expect(failed(503, /\/api\//), failed('offline', /\/api\//));
  const { prefix, texts } = french;
  await openHome(page, prefix, email);
  const { documentId } = await writtenSession(page, { text: 'Un deux', outcome: 'live' });
  const one = new RegExp(`^/api/documents/${documentId}$`);
  await page.goto(`${prefix}/app/documents/${documentId}`);
  await editor(page).press('Control+End');
  network.fail('PATCH', /paragraphs$/, 'cut');
  await page.keyboard.type(' trois');
  await expect(page.getByRole('main').locator('[data-state]')).toHaveAttribute(
    'data-state',
    'offline',
  );
  await page.close();

  const later = await context.newPage();
  network.fail('GET', one, 503);
  await later.goto(`${prefix}/app/documents/${documentId}`);
  const main = later.getByRole('main');
  await expect(main).toContainText(texts.errorPage.triesAgain);
  await expect(main.getByText('Un deux trois')).toBeVisible();
  // A session is active: one writes on, however often the text is refused.
  const refused = () => later.waitForResponse((answer) => one.test(new URL(answer.url()).pathname));
  await refused();
  await refused();
  await later.getByLabel(texts.earlyWords.unopenedLabel).fill('Quatre');
  network.heal();
  await expect(editor(later).locator(':scope > p')).toHaveText(['Un deux trois', 'Quatre']);
});

test('one document, session or project that cannot be had says so within the studio @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  const { prefix, texts } = french;
  complaints.expect(
    /^ApiError/,
    ...[500, 404, 'offline' as const].map((reason) => failed(reason, /\/api\//)),
  );
  await openHome(page, prefix, email);
  const project = await ask<Made>(page, 'POST', '/api/projects', {
    name: 'Estuaire',
    type: 'plain',
  });
  const document = await ask<Made>(page, 'POST', '/api/documents', {
    projectId: project.id,
    title: 'Marées',
    language: 'fr',
  });
  const session = await ask<Made>(page, 'POST', '/api/sessions', { timeZone: 'Europe/Paris' });
  // No page comes by itself, before it is asked for.
  await page.route('/api/health', (route) => route.abort());
  const failure = page.getByRole('main').getByRole('alert');
  const studio = page.getByRole('link', { name: texts.navigation.calendar }).first();
  for (const [thing, { id }] of [
    ['documents', document],
    ['projects', project],
    ['sessions', session],
  ] as const) {
    const one = new RegExp(`^/api/${thing}/${id}$`);
    const title = page.getByRole('heading', { name: texts.errorPage.thingTitle[thing] });
    network.fail('GET', one, 500);
    await page.goto(`${prefix}/app/${thing}/${id}`);
    await expect(title).toBeVisible();
    await expect(studio).toBeVisible();
    network.heal();
    network.fail('GET', one, 'cut');
    const retry = failure.getByRole('button', { name: texts.errorPage.retry });
    await retry.press('Enter');
    await expect(failure).toContainText(texts.errorPage.networkText);
    await expect(retry).toBeFocused();
    await expect(studio).toBeVisible();
    network.heal();
    await retry.press('Enter');
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // On its title, or in the text where one can write.
    await expect(page.locator('main :focus')).toBeVisible();
    await page.goto(`${prefix}/app/${thing}/${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: texts.errorPage.notFoundTitle })).toBeVisible();
    await expect(studio).toBeVisible();
  }
});
