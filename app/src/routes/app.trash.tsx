import { trashQuery } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { TrashPage } from '../features/trash/TrashPage.tsx';

export const Route = createFileRoute('/app/trash')({
  // Not waited for: the page is there while its list is on its way, or does not come.
  loader: ({ context: { services } }) => {
    void services.queryClient.prefetchInfiniteQuery(trashQuery(services.api));
  },
  component: TrashPage,
});
