import { failed } from './complaints.ts';
import {
  cookie,
  expect,
  expireAccess,
  languages,
  openNewDocument,
  requestsOf,
  test,
} from './test.ts';

const [french] = languages;

test('concurrent calls renew an expired access token once', async ({
  page,
  email,
  studio,
  complaints,
}) => {
  complaints.expect(failed(401, /\/api\//));
  await openNewDocument(page, french, email);
  await page.getByRole('link', { name: 'La Maison de l’estuaire' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Maison de l’estuaire');
  const refreshes = requestsOf(page, '/api/auth/refresh');
  await expireAccess(page, studio);
  // The dashboard reads documents and sessions at the same time.
  const refused = new Set<string>();
  const answered = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 401) refused.add(response.url());
    if (response.ok()) answered.add(response.url());
  });
  await page.getByRole('link', { name: french.texts.navigation.home }).first().click();
  await expect(page.getByRole('link', { name: 'Chapitre premier' })).toBeVisible();
  await expect.poll(() => refused.size).toBeGreaterThan(0);
  await expect.poll(() => [...refused].filter((url) => !answered.has(url))).toEqual([]);
  expect(refreshes).toHaveLength(1);
  expect(await cookie(page, 'authToken')).toBeDefined();
});
