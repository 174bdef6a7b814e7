import { projectChoicesQuery, writingSessionsQuery } from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useCallback } from 'react';
import { withPart, type SessionFilter } from '../screens/session-filter.ts';
import { SessionsScreen } from '../screens/SessionsScreen.tsx';
import { focusPageHeading } from '../wiring/page/arrival.ts';
import { BeginSession } from '../wiring/writing/BeginSession.tsx';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { sessionFilterIn } from '../wiring/sessions/session-filter-in.ts';
import { sessionSearchIn } from '../wiring/sessions/session-search-in.ts';
import { useStudio, useUser } from '../wiring/services.ts';
import { useSessionList } from '../wiring/sessions/use-session-list.ts';
import { useTypedSearch } from '../wiring/lists/use-typed-search.ts';

export const Route = createFileRoute('/app/sessions/')({
  validateSearch: sessionSearchIn,
  loaderDeps: ({ search }) => ({ isWhole: Object.keys(search).length === 0 }),
  // Not waited for: the filters stay in sight and in hand while their list is on its way.
  loader: ({ context: { studio }, deps }) => {
    const list = writingSessionsQuery(studio.api);
    if (deps.isWhole) void studio.queryClient.prefetchInfiniteQuery(list);
  },
  component: SessionsPage,
});

function SessionsPage() {
  const { api, session: actor } = useStudio();
  const { LL } = useI18n();
  const navigate = Route.useNavigate();
  const filter = sessionFilterIn(Route.useSearch());
  const { data: projects = [] } = useQuery(projectChoicesQuery(api));
  const goTo = (next: SessionFilter, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const [search, onSearch] = useTypedSearch(filter.search ?? '', (text, isTypedOn) =>
    goTo(withPart(filter, 'search', text === '' ? null : text), isTypedOn),
  );
  const { list, fieldErrors } = useSessionList(filter);
  // The same at every render: thousands of rows take it.
  const onReview = useCallback(
    (session: WritingSession) => {
      const review = { type: 'review', session } as const;
      // While another session lives its review is done on its own page.
      if (actor.getSnapshot().can(review)) actor.send(review);
      else void navigate({ to: '/app/sessions/$sessionId', params: { sessionId: session.id } });
    },
    [actor, navigate],
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
        onClear={() => {
          // The button that was pressed goes with what it has cleared.
          focusPageHeading();
          goTo({});
        }}
        projects={projects}
        weekStart={useUser().weekStart}
        fieldErrors={fieldErrors}
        onReview={onReview}
        begin={<BeginSession />}
      />
    </>
  );
}
