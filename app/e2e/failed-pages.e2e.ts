import { failed } from './complaints.ts';
import { networkTest as test } from './network-test.ts';
import { cookie, expect, languages, openHome } from './test.ts';

for (const { name, prefix, texts, again } of languages) {
  // AUTH-19
  test(`an unreachable server keeps the sign-in and retries, in ${name}${again}`, async ({
    page,
    email,
    network,
    complaints,
  }) => {
    complaints.expect(failed('offline', /\/api\/auth\/me/), /unreachable/);
    await openHome(page, prefix, email);
    network.fail('GET', /^\/api\/auth\/me$/, 'cut');
    await page.goto(`${prefix}/app/projects`);
    await expect(page.getByRole('heading', { name: texts.errorPage.studioTitle })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(texts.errorPage.studioText);
    await expect(page.getByRole('link', { name: texts.site.signIn })).toHaveCount(0);
    expect(await cookie(page, 'refreshToken')).toBeDefined();
    network.heal();
    await expect(page.getByRole('heading', { name: texts.projects.title, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/app/projects`);
  });
}
