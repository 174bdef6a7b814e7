import type { Request } from '@playwright/test';
import {
  createDocument,
  editor,
  expect,
  expectSaved,
  languages,
  signIn,
  startSession,
  test as productTest,
} from './test.ts';
import { failed } from './complaints.ts';
import { RunningStudio } from './studio.ts';

const [, { prefix, texts }] = languages;

type Place = { studio: RunningStudio; api: string };

/** One server at two origins, which are two sites to a browser: pages at one, the API at the other. */
const test = productTest.extend<{ place: Place }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for it
  place: async ({}, provide) => {
    const apiAt = (port: number) => `http://127.0.0.1:${port}`;
    const studio = await RunningStudio.start(undefined, undefined, (port) => ({
      API_BASE_URL: `${apiAt(port)}/api`,
      CORS_ORIGINS: `http://localhost:${port}`,
    }));
    await provide({ studio, api: apiAt(studio.port) });
    await studio.close();
  },
  baseURL: ({ place }, provide) => provide(place.studio.origin),
});

// SERVER-4
test('signing in and saving work with another origin’s API @again', async ({
  page,
  place: { studio, api },
  email,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await signIn(page, texts, prefix, email);
  await createDocument(page, texts, prefix);
  await startSession(page, texts);
  await editor(page).pressSequentially('Here, and saved there.');
  await expectSaved(page, texts);

  // The access token is over: the refresh token goes along in a body, and brings another one.
  const cookies = await page.context().cookies();
  const access = cookies.find(({ name }) => name === 'authToken');
  if (access === undefined) throw new Error('Nobody is signed in.');
  const value = await studio.expired(decodeURIComponent(access.value));
  await page.context().addCookies([{ ...access, value }]);
  const refreshed = page.waitForResponse(`${api}/api/auth/refresh`);
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await expect(editor(page)).toContainText('Here, and saved there.');
  expect(new Set(calls.map((call) => new URL(call.url()).origin))).toEqual(new Set([api]));
  const headers = await Promise.all(calls.map((call) => call.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
});
