import { readdir } from 'node:fs/promises';
import { failed } from './complaints.ts';
import { ask, expect, languages, signInByHttp, test } from './test.ts';
import { writtenSession } from './written-session.ts';

const [french] = languages;
const secret = 'Mot-que-personne-ne-doit-lire';

/** The addresses of all routes, from their files: `app.documents.$documentId.tsx` and the like. */
async function routes(): Promise<string[]> {
  const files = await readdir(new URL('../src/routes', import.meta.url));
  const names = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -4));
  const isFrame = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  return names
    .filter((name) => !name.startsWith('__') && !isFrame(name))
    .map((name) => {
      const parts = name.split('.');
      return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
    });
}

test('no address of the app shows a writer anything of another', async ({
  page: owner,
  email,
  openBrowser,
  complaints,
}) => {
  complaints.expect(failed(404, /\/api\//), /ApiError: HTTP 404/);
  await signInByHttp(owner, '', email);
  const written = await writtenSession(owner, { text: secret, title: secret, outcome: 'publish' });
  await ask(owner, 'PATCH', `/api/documents/${written.documentId}`, { title: secret });
  await ask(owner, 'PATCH', `/api/projects/${written.projectId}`, { name: secret });
  const ids: Record<string, string> = {
    $sessionId: written.id,
    $documentId: written.documentId,
    $projectId: written.projectId,
  };
  const other = await openBrowser();
  await signInByHttp(other, '', `other-than-${email}`);
  const answers: string[] = [];
  other.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.url());
    void response.text().then(
      (body) => expect.soft(body, response.url()).not.toContain(secret),
      () => undefined,
    );
  });

  const all = [...new Set(await routes())];
  expect(all).toContain('/read/$sessionId');
  for (const route of all) {
    const address = route.replaceAll(/\$\w+/g, (name) => ids[name] ?? `${name} has no id to try`);
    expect(address, 'every id of an address is tried').not.toContain('no id to try');
    const isOthers = address !== route;
    await other.goto(isOthers ? address : `${address}?projectId=${written.projectId}`);
    const heading = other.getByRole('heading', { level: 1 });
    await expect(heading, address).toBeVisible();
    if (isOthers) await expect(heading, address).toHaveText(french.texts.errorPage.notFoundTitle);
    await expect(other.locator('body'), address).not.toContainText(secret);
    expect(await other.title(), address).not.toContain(secret);
  }
  expect(answers.some((url) => url.includes(written.id))).toBe(true);
});
