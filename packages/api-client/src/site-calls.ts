import type {
  DeleteAccountRequest,
  JoinWaitlistRequest,
  VisitorMessageRequest,
} from '@ecritoire/contracts';
import { readAccountFile } from './account-file.ts';
import type { Perform, Query } from './calls.ts';
import { keyed } from './reader-calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

type ExportOptions = Pick<CallOptions, 'signal'> & { onProgress?: (bytes: number) => void };

/** Calls of visitors, and those about the account as a whole. */
export function createSiteCalls(perform: Perform) {
  return {
    joinWaitlist: (body: JoinWaitlistRequest, idempotencyKey?: string, options?: CallOptions) =>
      perform('joinWaitlist', (ask) =>
        ask({ body, ...keyed(idempotencyKey), ...requestInit(options) }),
      ),
    askQuestion: (body: VisitorMessageRequest, idempotencyKey?: string, options?: CallOptions) =>
      perform('askQuestion', (ask) =>
        ask({ body, ...keyed(idempotencyKey), ...requestInit(options) }),
      ),
    suggestFeature: (body: VisitorMessageRequest, idempotencyKey?: string, options?: CallOptions) =>
      perform('suggestFeature', (ask) =>
        ask({ body, ...keyed(idempotencyKey), ...requestInit(options) }),
      ),

    listArticles: (query: Query<'listArticles'>, options?: CallOptions) =>
      perform('listArticles', (ask) => ask({ params: { query }, ...requestInit(options) })),
    getArticle: (slug: string, query: Query<'getArticle'>, options?: CallOptions) =>
      perform('getArticle', (ask) =>
        ask({ params: { path: { slug }, query }, ...requestInit(options) }),
      ),
    listRedirects: (options?: CallOptions) =>
      perform('listRedirects', (ask) => ask(requestInit(options))),

    /**
     * The file as it arrives, to be saved; it takes as long as it takes, unless a signal aborts
     * it.
     * @param onProgress receives the number of bytes so far.
     */
    exportAccount: ({ signal, onProgress }: ExportOptions = {}) =>
      perform('exportAccount', async (ask) => {
        const { data, error, response } = await ask({
          parseAs: 'stream',
          ...(signal ? { signal } : {}),
        });
        if (error !== undefined) return { error, response };
        return { data: await readAccountFile(data, response.headers, onProgress), response };
      }),
    /** As {@link exportAccount}, as a zip that can be imported. */
    archiveAccount: ({ signal, onProgress }: ExportOptions = {}) =>
      perform('archiveAccount', async (ask) => {
        const { data, error, response } = await ask({
          parseAs: 'stream',
          ...(signal ? { signal } : {}),
        });
        if (error !== undefined) return { error, response };
        return { data: await readAccountFile(data, response.headers, onProgress, 'zip'), response };
      }),
    /** It takes as long as it takes, unless a signal aborts it; the same again adds nothing. */
    importArchive: (
      archive: Blob,
      query: Query<'importArchive'> = {},
      { signal }: Pick<CallOptions, 'signal'> = {},
    ) =>
      perform('importArchive', (ask) =>
        ask({
          params: { query },
          // The contract calls a zip a text; it is sent as its bytes.
          body: '',
          bodySerializer: () => archive,
          headers: { 'content-type': 'application/zip' },
          ...(signal ? { signal } : {}),
        }),
      ),
    listDevices: (query: Query<'listDevices'> = {}, options?: CallOptions) =>
      perform('listDevices', (ask) => ask({ params: { query }, ...requestInit(options) })),
    endDevice: (deviceId: string, options?: CallOptions) =>
      perform('endDevice', (ask) =>
        ask({ params: { path: { deviceId } }, ...requestInit(options) }),
      ),
    deleteAccount: (body: DeleteAccountRequest, options?: CallOptions) =>
      perform('deleteAccount', (ask) => ask({ body, ...requestInit(options) })),
  };
}
