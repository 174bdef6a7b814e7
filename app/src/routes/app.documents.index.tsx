import { foundDocumentsQuery, projectChoicesQuery } from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { DocumentsScreen } from '../features/documents/DocumentsScreen.tsx';
import { documentFilterIn } from '../features/documents/document-filter-in.ts';
import { documentSearchIn } from '../features/documents/document-search-in.ts';
import { GoneWords } from '../features/writing/GoneWords.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { rowsToLoad } from '../shared/lists/left-rows.ts';
import { useServices } from '../shared/services/services.ts';
import { useOpenTool } from '../shared/page/open-tool.ts';
import { useDocumentList } from '../features/documents/use-document-list.ts';
import { useClearFilters } from '../shared/lists/use-clear-filters.ts';
import { useTypedSearch } from '../shared/lists/use-typed-search.ts';

export const Route = createFileRoute('/app/documents/')({
  validateSearch: documentSearchIn,
  // The router hands on whatever else an address has.
  loaderDeps: ({ search }) => documentSearchIn(search),
  // Not waited for: the field stays in sight and in hand while its list is on its way.
  loader: async ({ context: { services }, deps, location }) => {
    const { api, leftRows, queryClient } = services;
    const left = leftRows.at(location);
    const isFiltered = Object.keys(deps).length > 0;
    if (isFiltered && left === null) return;
    // With it come the validators of the contract, which no other page has to wait for.
    const filterIn = isFiltered
      ? await import('../features/documents/document-filter-in.ts')
      : null;
    const list = foundDocumentsQuery(api, filterIn?.documentFilterIn(deps) ?? {});
    const rows = rowsToLoad(queryClient, list.queryKey, left);
    void queryClient.prefetchInfiniteQuery({ ...list, ...rows });
  },
  component: DocumentsPage,
});

function DocumentsPage() {
  const { api, queryClient } = useServices();
  const navigate = Route.useNavigate();
  const openTool = useOpenTool();
  const filter = documentFilterIn(Route.useSearch());
  const choices = projectChoicesQuery(api);
  const isOfProject = filter.projectId !== undefined;
  const { data: projects = [] } = useQuery({ ...choices, enabled: isOfProject });
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
        onApproachProjects={() => void queryClient.prefetchQuery(choices)}
        search={search}
        onSearch={onSearch}
        onClear={useClearFilters()}
        onCreate={() => openTool('newDocument')}
      />
    </>
  );
}
