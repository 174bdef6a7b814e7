import type { ApiClient } from './create-api-client.ts';
import { all, pagedQuery } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** What was deleted and can be brought back, last deleted first. */
export const trashQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.trash, async (page, options) => unwrap(await api.listTrash(page, options)));

/** All of it, as it is now. */
export const readTrash = (api: ApiClient) =>
  all(async (page) => unwrap(await api.listTrash({ limit: 100, ...page })));
