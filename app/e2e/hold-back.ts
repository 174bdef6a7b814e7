import type { Page } from './test.ts';

/** Holds back what makes a text, as a slow network does; or what is read there, a part of the app. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  what: 'made' | 'read' = 'made',
): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if ((route.request().method() === 'GET') === (what === 'read')) await answer.promise;
    await route.continue();
  });
  return answer.resolve;
}
