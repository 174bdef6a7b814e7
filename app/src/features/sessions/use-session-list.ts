import { writingSessionsQuery } from '@ecritoire/api-client';
import { useI18n } from '@ecritoire/i18n/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { SessionFilter } from './session-filter.ts';
import type { SessionList } from './SessionsScreen.tsx';
import { useLiveSession } from '../../shared/session/live-session.ts';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { useServices } from '../../shared/services/services.ts';
import { failureOf, useListFailure } from '../../shared/lists/use-list-failure.ts';

/** Days that no session can be of: the server would refuse them, and is not asked. */
const isReversed = ({ from, to }: SessionFilter) =>
  from !== undefined && to !== undefined && from > to;

/** The sessions of a filter, the live one as it is by now; and what the server says against the filter. */
export function useSessionList(filter: SessionFilter): {
  list: SessionList;
  fieldErrors: Readonly<Record<string, string>>;
} {
  const { api } = useServices();
  const { LL } = useI18n();
  const live = useLiveSession();
  const query = useInfiniteQuery({
    ...writingSessionsQuery(api, filter),
    placeholderData: keepPreviousData,
    enabled: !isReversed(filter),
  });
  const { data, isPlaceholderData } = query;
  const failure = useListFailure(query);
  if (isReversed(filter)) {
    const list = { state: 'shown', sessions: [], more: loadMoreOf(query), isOld: false } as const;
    return { list, fieldErrors: { to: LL.messages.validation.rangeReversed() } };
  }
  if (data !== undefined) {
    const sessions = data.pages
      .flatMap(({ items }) => items)
      .map((session) => (session.id === live?.id ? Object.assign({}, session, live) : session));
    const list = {
      state: 'shown',
      sessions,
      total: data.pages[0]?.total,
      more: loadMoreOf(query),
      isOld: isPlaceholderData,
      moreFailed: query.isFetchNextPageError ? failureOf(LL, query.error) : undefined,
    } as const;
    return { list, fieldErrors: {} };
  }
  if (failure === null) return { list: { state: 'loading' }, fieldErrors: {} };
  const { fieldErrors, status } = failure.error;
  const [said] = Object.values(fieldErrors);
  // What no filter of this kind finds is not there at the next try either.
  const canRetry = status !== 422 && status !== 404;
  const message = said ?? failure.message;
  const { onRetry } = failure;
  return {
    list: { state: 'failed', message, ...(canRetry ? { onRetry } : {}) },
    fieldErrors,
  };
}
