import type { Document } from '@ecritoire/contracts';
import type { ApiClient } from './create-api-client.ts';
import { all } from './paging.ts';
import { unwrap } from './queries.ts';

/** How often a project is read whose documents are moved meanwhile. */
const tries = 3;
/** The largest page there is. */
const limit = 100;

/**
 * Every document of a project with its text, in the order of its own. Where documents are moved,
 * added or deleted between two pages, all are read again, since one may be missing.
 *
 * @param onProgress called after each page with how many have come.
 * @throws ApiError, or an Error where the order has changed each time.
 */
export async function textsOf(
  api: Pick<ApiClient, 'listDocuments' | 'listProjectTexts'>,
  projectId: string,
  onProgress: (count: number) => void,
): Promise<Document[]> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    let count = 0;
    let pages = 0;
    const texts = await all(async (cursor) => {
      const page = unwrap(await api.listProjectTexts(projectId, { limit, ...cursor }));
      pages += 1;
      count += page.items.length;
      onProgress(count);
      return page;
    });
    // One response has them as they were at one moment.
    if (pages === 1 || (await isWhole(api, projectId, texts))) return texts;
  }
  throw new Error('The documents of the project were moved each time that they were read.');
}

/** Whether these are all documents of a project, in their order. */
async function isWhole(
  api: Pick<ApiClient, 'listDocuments'>,
  projectId: string,
  texts: readonly Document[],
): Promise<boolean> {
  let total: number | undefined;
  const order = await all(async (cursor) => {
    const page = unwrap(await api.listDocuments({ projectId, limit, ...cursor }));
    total ??= page.total;
    return page;
  });
  // One that moves back and forth may be missing from both: not from their number.
  const distinct = new Set(texts.map(({ id }) => id)).size;
  return (
    distinct === (total ?? texts.length) &&
    order.length === texts.length &&
    order.every(({ id }, index) => id === texts[index]?.id)
  );
}
