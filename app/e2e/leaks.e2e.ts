import { readdir } from 'node:fs/promises';
import { failed } from './complaints.ts';
import { ask, expect, languages, signInByHttp, test, type Page } from './test.ts';
import { writtenSession } from './written-session.ts';

const [french] = languages;
const secret = 'Mot-que-personne-ne-doit-lire';

/** The addresses of the routes that have an id, from their files: `app.documents.$documentId.tsx` and the like. */
async function routes(): Promise<string[]> {
  const files = await readdir(new URL('../src/routes', import.meta.url));
  const names = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -4));
  const isFrame = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  return (
    names
      // Articles are everybody's.
      .filter((name) => name.includes('$') && !isFrame(name) && !name.includes('$slug'))
      .map((name) => {
        const parts = name.split('.');
        return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
      })
  );
}

// READ-10, SESSION-59
test('no address shows another writer’s data @again', async ({
  page: owner,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\//), /ApiError: HTTP 404/, /PageNotFound/);
  await signInByHttp(owner, '', email);
  const written = await writtenSession(owner, { text: secret, title: secret, outcome: 'publish' });
  await ask(owner, 'PATCH', `/api/documents/${written.documentId}`, { title: secret });
  await ask(owner, 'PATCH', `/api/projects/${written.projectId}`, { name: secret });
  const { id: authorId } = await ask<{ id: string }>(owner, 'GET', '/api/auth/me');
  const ids: Record<string, string> = {
    $authorId: authorId,
    $sessionId: written.id,
    $documentId: written.documentId,
    $projectId: written.projectId,
  };
  const other = await openBrowser();
  await signInByHttp(other, '', `other-than-${email}`);
  const answers = await answersOf(other);

  const all = [...new Set(await routes())];
  expect(all).toContain('/read/$sessionId');
  expect(all.length).toBeGreaterThan(4);
  for (const route of all) {
    const address = route.replaceAll(/\$\w+/g, (name) => ids[name] ?? `${name} has no id to try`);
    expect(address, 'every id of an address is tried').not.toContain('no id to try');
    await other.goto(address);
    const heading = other.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveText(french.texts.errorPage.notFoundTitle);
    await answers.expectNone(secret);
    await expect(other.locator('body'), address).not.toContainText(secret);
    expect(await other.title(), address).not.toContain(secret);
  }
  expect(answers.urls.some((url) => url.includes(written.id))).toBe(true);

  // Nor does a list find it; all else is asked of the API, in packages/server/src/routes/leaks.test.ts.
  for (const list of ['documents', 'sessions']) {
    await other.goto(`/app/${list}?projectId=${written.projectId}`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await answers.expectNone(secret);
    await expect(other.locator('body')).not.toContainText(secret);
    await other.goto(`/app/${list}?search=${secret}`);
    await expect(other.getByRole('heading', { level: 2 }).last()).toBeVisible();
    await answers.expectNone(secret);
    await expect(other.getByRole('main').getByRole('link', { name: secret })).toHaveCount(0);
    const isAsked = (url: string) => url.includes(`/api/${list}?`) && url.includes(secret);
    expect(answers.urls.some(isAsked), `${list} are searched`).toBe(true);
  }
});

/** What a page is answered by the server, from now on: read on the way, before the page can leave. */
async function answersOf(page: Page) {
  const urls: string[] = [];
  const bodies: { url: string; body: string }[] = [];
  let underWay = 0;
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    underWay += 1;
    try {
      const response = await route.fetch();
      const body = await response.text();
      urls.push(url);
      bodies.push({ url, body });
      await route.fulfill({ response, body });
    } catch {
      // The page has left: it never sees the answer.
      await route.abort('aborted').catch(() => {});
    } finally {
      underWay -= 1;
    }
  });
  return {
    urls,
    /** Waits until the page has all it has asked for, and looks at every one of its answers. */
    async expectNone(words: string): Promise<void> {
      await expect.poll(() => underWay).toBe(0);
      for (const { url, body } of bodies.splice(0)) expect(body, url).not.toContain(words);
    },
  };
}
