import { failed } from './complaints.ts';
import { networkTest as test } from './network-test.ts';
import { ask, expect, languages, makeJournal, openHome } from './test.ts';
import { writtenSession } from './written-session.ts';

const [{ prefix, texts }] = languages;
const statuses = [429, 500, 502, 503];

// DOC-31
test('every refused screen is retried until it loads @again', async ({
  page,
  email,
  network,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/^ApiError/, ...statuses.map((status) => failed(status, /\/api\//)));
  await openHome(page, prefix, email);
  const written = { text: 'Un deux trois', title: 'Marées', visibility: 'public' } as const;
  const session = await writtenSession(page, { ...written, outcome: 'publish' });
  const journal = await makeJournal(page);
  const me = await ask<{ id: string }>(page, 'GET', '/api/auth/me');
  const main = page.getByRole('main');

  const screens = [
    '/app/home',
    '/app/documents',
    `/app/documents/${session.documentId}`,
    '/app/projects',
    `/app/projects/${session.projectId}`,
    `/app/projects/${journal.id}`,
    '/app/sessions',
    `/app/sessions/${session.id}`,
    '/app/calendar',
    '/app/settings',
    `/app/authors/${me.id}`,
    `/read/${session.id}`,
  ];
  for (const [index, path] of screens.entries()) {
    await test.step(path, async () => {
      await page.goto(`${prefix}${path}`);
      await page.waitForLoadState('networkidle');
      const whole = await main.innerText();
      network.fail('GET', /^\/api\/(?!auth\/)/, statuses[index % statuses.length] ?? 503);
      await page.reload();
      await expect(main).toContainText(texts.errorPage.triesAgain);
      network.heal();
      await expect.poll(() => main.innerText()).toBe(whole);
    });
  }
});
