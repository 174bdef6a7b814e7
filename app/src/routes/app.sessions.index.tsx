import { projectChoicesQuery, writingSessionsQuery, type ApiError } from '@ecritoire/api-client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { messageOf, type TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { withPart, type SessionFilter } from '../screens/session-filter.ts';
import { SessionsScreen, type SessionList } from '../screens/SessionsScreen.tsx';
import { focusPageHeading } from '../wiring/arrival.ts';
import { useLiveSession } from '../wiring/live-session.ts';
import { loadMoreOf } from '../wiring/load-more.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { sessionFilterIn } from '../wiring/session-filter-in.ts';
import { sessionSearchIn } from '../wiring/session-search-in.ts';
import { useStudio, useUser } from '../wiring/studio.ts';
import { useUntilReachable } from '../wiring/until-reachable.ts';
import { useTypedSearch } from '../wiring/use-typed-search.ts';

const firstDays = { monday: 'mon', sunday: 'sun', saturday: 'sat' } as const;

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
  const [search, onSearch] = useTypedSearch(filter.search ?? '', (text) =>
    goTo(withPart(filter, 'search', text === '' ? null : text), true),
  );
  const { list, fieldErrors } = useSessionList(filter);
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
        firstDayOfWeek={firstDays[useUser().weekStart]}
        fieldErrors={fieldErrors}
        onReview={(reviewed) => {
          const review = { type: 'review', session: reviewed } as const;
          // While another session lives its review is done on its own page.
          if (actor.getSnapshot().can(review)) actor.send(review);
          else
            void navigate({ to: '/app/sessions/$sessionId', params: { sessionId: reviewed.id } });
        }}
      />
    </>
  );
}

function useSessionList(filter: SessionFilter): {
  list: SessionList;
  fieldErrors: Readonly<Record<string, string>>;
} {
  const { api } = useStudio();
  const { LL } = useI18n();
  const live = useLiveSession();
  const query = useInfiniteQuery({
    ...writingSessionsQuery(api, filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  const isUnreachable = data === undefined && error !== null && error.status === null;
  const onRetry = () => void query.refetch();
  useUntilReachable(isUnreachable, onRetry);
  if (data === undefined && error === null) return { list: { state: 'loading' }, fieldErrors: {} };
  if (data === undefined) {
    const { fieldErrors } = error;
    const [said] = Object.values(fieldErrors);
    // What no filter of this kind finds is not there at the next try either.
    const canRetry = error.status !== 422 && error.status !== 404;
    const message = said ?? failureOf(LL, error);
    const list = { state: 'failed', message, ...(canRetry ? { onRetry } : {}) } as const;
    return { list, fieldErrors };
  }
  const sessions = data.pages
    .flatMap(({ items }) => items)
    .map((session) => (session.id === live?.id ? live : session));
  const list = {
    state: 'shown',
    sessions,
    more: loadMoreOf(query),
    isOld: isPlaceholderData,
    moreFailed: query.isFetchNextPageError ? failureOf(LL, query.error) : undefined,
  } as const;
  return { list, fieldErrors: {} };
}

const failureOf = (LL: TranslationFunctions, { status, messageKey }: ApiError) =>
  status === null ? LL.errorPage.networkText() : messageOf(LL, messageKey);
