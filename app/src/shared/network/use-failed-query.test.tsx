import { ApiError } from '@ecritoire/api-client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../runtime/query-client.ts';
import { useFailedQuery } from './use-failed-query.ts';

const queryClient = createQueryClient();
vi.mock('../services/services.ts', () => ({ useServices: () => ({ queryClient }) }));

const onSettled = vi.fn<() => void>();

function FailedPage({ error }: { error: unknown }) {
  useFailedQuery(error, onSettled);
  return null;
}

afterEach(() => queryClient.clear());

// DOC-31
test('refetching on reconnect recovers once', async () => {
  const busy = new ApiError('', { status: 503, messageKey: '', data: null });
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('there');
  const query = { queryKey: ['text'], queryFn: ask };
  const error: unknown = await queryClient.fetchQuery(query).catch((reason: unknown) => reason);
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<FailedPage error={error} />));
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce(), { timeout: 2000 });
  await queryClient.fetchQuery(query);
  expect(onSettled).toHaveBeenCalledOnce();
  flushSync(() => root.unmount());
});
