import { documentQuery, documentVersionsQuery } from '@ecritoire/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { VersionsPage } from '../features/versions/VersionsPage.tsx';
import { versionSearchIn } from '../features/versions/version-search-in.ts';
import { useServices } from '../shared/services/services.ts';

export const Route = createFileRoute('/app/documents/$documentId_/versions')({
  validateSearch: versionSearchIn,
  loader: async ({ context: { services }, params: { documentId } }) => {
    const { api, queryClient, putAwayText } = services;
    // What was typed a moment ago is on the server before it is compared with.
    await putAwayText();
    void queryClient.prefetchInfiniteQuery(documentVersionsQuery(api, documentId));
    await queryClient.fetchQuery(documentQuery(api, documentId));
  },
  component: VersionsRoute,
});

function VersionsRoute() {
  const { api } = useServices();
  const { documentId } = Route.useParams();
  const { version = null, with: against = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: document } = useSuspenseQuery(documentQuery(api, documentId));
  return (
    <VersionsPage
      key={documentId}
      document={document}
      versionId={version}
      against={against}
      onChoose={(next) =>
        void navigate({
          search: (search) => versionSearchIn({ ...search, version: next }),
          replace: true,
          resetScroll: false,
        })
      }
      onAgainstChange={(next) =>
        void navigate({
          search: (search) => versionSearchIn({ ...search, with: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
