import { chromium, type Cookie } from 'playwright';
import { positionsBetween } from '@ecritoire/prose';
import { createApiClient, unwrap, type ApiClient } from '@ecritoire/api-client';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

const batch = 200;

/** Signs in through the provider's pages, as a writer does. */
async function signedInCookies(origin: string, email: string): Promise<Cookie[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  await page.goto(`${origin}/en/auth/login`);
  await page.getByRole('button').filter({ hasText: 'Google' }).click();
  await page.getByRole('textbox').fill(email);
  await page.getByRole('textbox').press('Enter');
  await page.waitForURL('**/app/home');
  const cookies = await page.context().cookies();
  await browser.close();
  return cookies;
}

/** Writes the text in a session of its own, so that the page is measured in a fresh one. */
async function write(api: ApiClient, texts: readonly string[]): Promise<string> {
  const project = unwrap(await api.createProject({ name: 'A long novel', type: 'plain' }));
  const document = unwrap(
    await api.createDocument({ projectId: project.id, title: 'Typing', language: 'fr' }),
  );
  const session = unwrap(await api.startWritingSession({ timeZone: 'Europe/Paris' }));
  const positions = positionsBetween(null, null, texts.length);
  const changes = texts.map((text, index) => ({
    operation: 'put' as const,
    id: crypto.randomUUID(),
    parentVersion: 0,
    position: positions[index] ?? '',
    type: 'paragraph' as const,
    content: [{ text, marks: [] }],
  }));
  for (let start = 0; start < changes.length; start += batch) {
    const part = changes.slice(start, start + batch);
    unwrap(await api.saveParagraphs(document.id, crypto.randomUUID(), { changes: part }));
  }
  unwrap(await api.endWritingSession(session.id));
  unwrap(await api.startWritingSession({ timeZone: 'Europe/Paris' }));
  return document.id;
}

/** A document with this text, a session under way, and the cookies of its writer. */
export async function writtenDocument(
  origin: string,
  texts: readonly string[],
): Promise<{ address: string; cookies: Cookie[] }> {
  const cookies = await signedInCookies(origin, `bench-${texts.length}@example.com`);
  const token = cookies.find(({ name }) => name === 'authToken')?.value ?? null;
  const api = createApiClient({
    baseUrl: `${origin}/api`,
    tokens: {
      accessToken: () => token,
      refreshToken: () => null,
      storeAccessToken: () => undefined,
      clear: () => undefined,
    },
  });
  return { address: `${origin}/app/documents/${await write(api, texts)}`, cookies };
}
