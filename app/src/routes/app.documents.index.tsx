import { foundDocumentsQuery, projectChoicesQuery } from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { DocumentsScreen } from '../screens/DocumentsScreen.tsx';
import { focusPageHeading } from '../wiring/page/arrival.ts';
import { documentFilterIn } from '../wiring/documents/document-filter-in.ts';
import { documentSearchIn } from '../wiring/documents/document-search-in.ts';
import { GoneWords } from '../wiring/saving/GoneWords.tsx';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { useStudio } from '../wiring/services.ts';
import { useOpenTool } from '../wiring/frame/StudioTools.tsx';
import { useDocumentList } from '../wiring/documents/use-document-list.ts';
import { useTypedSearch } from '../wiring/lists/use-typed-search.ts';

export const Route = createFileRoute('/app/documents/')({
  validateSearch: documentSearchIn,
  // The router hands on whatever else an address has.
  loaderDeps: ({ search }) => ({ isWhole: Object.keys(documentSearchIn(search)).length === 0 }),
  // Not waited for: the field stays in sight and in hand while its list is on its way.
  loader: ({ context: { studio }, deps }) => {
    const list = foundDocumentsQuery(studio.api, {});
    if (deps.isWhole) void studio.queryClient.prefetchInfiniteQuery(list);
  },
  component: DocumentsPage,
});

function DocumentsPage() {
  const { api } = useStudio();
  const navigate = Route.useNavigate();
  const openTool = useOpenTool();
  const filter = documentFilterIn(Route.useSearch());
  const { data: projects = [] } = useQuery(projectChoicesQuery(api));
  const [search, onSearch] = useTypedSearch(filter.search ?? '', (text, isTypedOn) => {
    const { search: _, ...others } = filter;
    void navigate({
      search: text === '' ? others : { ...others, search: text },
      replace: isTypedOn,
      resetScroll: false,
    });
  });
  return (
    <>
      <PageTitle>{useI18n().LL.documents.title()}</PageTitle>
      <GoneWords />
      <DocumentsScreen
        list={useDocumentList(filter)}
        filter={filter}
        onFilter={(search) => void navigate({ search, resetScroll: false })}
        projects={projects}
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
