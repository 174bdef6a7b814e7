import { foundDocumentsQuery } from '@ecritoire/api-client';
import * as limits from '@ecritoire/contracts/limits';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { DocumentsScreen } from '../screens/DocumentsScreen.tsx';
import { focusPageHeading } from '../wiring/arrival.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useOpenTool } from '../wiring/StudioTools.tsx';
import { useDocumentList } from '../wiring/use-document-list.ts';
import { useTypedSearch } from '../wiring/use-typed-search.ts';

export const Route = createFileRoute('/app/documents/')({
  validateSearch: ({ search }): { search?: string } => {
    const wanted =
      typeof search === 'string' ? search.trim().slice(0, limits.listDocuments.search) : '';
    return wanted === '' ? {} : { search: wanted };
  },
  loaderDeps: ({ search: { search = '' } }) => ({ search }),
  // Not waited for: the field stays in sight and in hand while its list is on its way.
  loader: ({ context: { studio }, deps: { search } }) => {
    void studio.queryClient.prefetchInfiniteQuery(foundDocumentsQuery(studio.api, search));
  },
  component: DocumentsPage,
});

function DocumentsPage() {
  const navigate = Route.useNavigate();
  const openTool = useOpenTool();
  const { search: wanted = '' } = Route.useSearch();
  const [search, onSearch] = useTypedSearch(
    wanted,
    (text) =>
      void navigate({
        search: text === '' ? {} : { search: text },
        replace: true,
        resetScroll: false,
      }),
  );
  return (
    <>
      <PageTitle>{useI18n().LL.documents.title()}</PageTitle>
      <DocumentsScreen
        list={useDocumentList(wanted)}
        search={search}
        onSearch={onSearch}
        onClear={() => {
          // The button that was pressed goes with what it has cleared.
          focusPageHeading();
          void navigate({ search: {}, resetScroll: false });
        }}
        onCreate={() => openTool('newDocument')}
      />
    </>
  );
}
