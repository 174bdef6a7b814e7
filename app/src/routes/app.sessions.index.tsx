import { projectChoicesQuery, writingSessionsQuery } from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useCallback } from 'react';
import { withPart, type SessionFilter } from '../features/sessions/session-filter.ts';
import { SessionsScreen } from '../features/sessions/SessionsScreen.tsx';
import { BeginSession } from '../features/home/BeginSession.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { sessionFilterIn } from '../features/sessions/session-filter-in.ts';
import { sessionSearchIn } from '../features/sessions/session-search-in.ts';
import { rowsToLoad } from '../shared/lists/left-rows.ts';
import { tryReview } from '../shared/session/writing-session.ts';
import { useServices, useUser } from '../shared/services/services.ts';
import { useSessionList } from '../features/sessions/use-session-list.ts';
import { useClearFilters } from '../shared/lists/use-clear-filters.ts';
import { useTypedSearch } from '../shared/lists/use-typed-search.ts';

export const Route = createFileRoute('/app/sessions/')({
  validateSearch: sessionSearchIn,
  loaderDeps: ({ search }) => sessionSearchIn(search),
  // Not waited for: the filters stay in sight and in hand while their list is on its way.
  loader: async ({ context: { services }, deps, location }) => {
    const { api, leftRows, queryClient } = services;
    const left = leftRows.at(location);
    const isFiltered = Object.keys(deps).length > 0;
    if (isFiltered && left === null) return;
    // With it come the validators of the contract, which no other page has to wait for.
    const filterIn = isFiltered ? await import('../features/sessions/session-filter-in.ts') : null;
    const list = writingSessionsQuery(api, filterIn?.sessionFilterIn(deps) ?? {});
    const rows = rowsToLoad(queryClient, list.queryKey, left);
    void queryClient.prefetchInfiniteQuery({ ...list, ...rows });
  },
  component: SessionsPage,
});

function SessionsPage() {
  const { api, queryClient, session: actor } = useServices();
  const { LL } = useI18n();
  const navigate = Route.useNavigate();
  const filter = sessionFilterIn(Route.useSearch());
  const choices = projectChoicesQuery(api);
  const isOfProject = filter.projectId !== undefined;
  const { data: projects = [] } = useQuery({ ...choices, enabled: isOfProject });
  const goTo = (next: SessionFilter, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const [search, onSearch] = useTypedSearch(filter.search ?? '', (text, isTypedOn) =>
    goTo(withPart(filter, 'search', text === '' ? null : text), isTypedOn),
  );
  const { list, fieldErrors } = useSessionList(filter);
  // The same at every render: thousands of rows take it.
  const onReview = useCallback(
    (session: WritingSession) => {
      // While another session lives its review is done on its own page.
      if (tryReview({ queryClient }, actor, session)) return;
      void navigate({ to: '/app/sessions/$sessionId', params: { sessionId: session.id } });
    },
    [actor, navigate, queryClient],
  );
  return (
    <>
      <PageTitle>{LL.sessions.title()}</PageTitle>
      <SessionsScreen
        list={list}
        filter={filter}
        onFilter={goTo}
        search={search}
        onSearch={onSearch}
        onClear={useClearFilters()}
        projects={projects}
        onApproachProjects={() => void queryClient.prefetchQuery(choices)}
        weekStart={useUser().weekStart}
        fieldErrors={fieldErrors}
        onReview={onReview}
        begin={<BeginSession />}
      />
    </>
  );
}
