import { ApiError } from '@ecritoire/api-client';

/** Whether it was no API that answered, or one that broke: the public pages stand on any host. */
export const isNoAnswerOfApi = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== null &&
  error.messageKey === 'actions.endpoints.serverError';

/**
 * What the API said when a public page was built, as it stands in that page.
 * @param address of the page
 * @param key of the query that asked for it
 * @returns null when there is no such page, or it was made from something else
 */
export async function builtAnswer<Answer>(
  address: string,
  key: readonly unknown[],
): Promise<Answer | null> {
  const page = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  const html = page?.ok === true ? await page.text() : '';
  const [, written = '[]'] = /<script id="app-data"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const answers: [key: readonly unknown[], answer: Answer][] = JSON.parse(written);
  const wanted = JSON.stringify(key);
  return answers.find(([name]) => JSON.stringify(name) === wanted)?.[1] ?? null;
}
