import type { ListedSession, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  List,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@ecritoire/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { isReviewable } from '../../shared/session/is-reviewable.ts';
import { ReviewableRow } from './ReviewableRow.tsx';
import { isNarrowed } from './session-filter.ts';
import { SessionFilters, type SessionFiltersProps } from './SessionFilters.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';

export type SessionList =
  | { state: 'loading' }
  | {
      state: 'failed';
      message: string;
      /** Absent where the same filter would fail again. */
      onRetry?: (() => unknown) | undefined;
    }
  | {
      state: 'shown';
      sessions: readonly ListedSession[];
      /** How many there are, where that is known. */
      total?: number | undefined;
      more: LoadMoreProps;
      /** Another filter has been asked for, and this is still the list of the last one. */
      isOld: boolean;
      /** Why the next page did not come; another press tries again. */
      moreFailed?: string | undefined;
    };

export type SessionsScreenProps = SessionFiltersProps & {
  list: SessionList;
  onReview: (session: WritingSession) => void;
  /** Where there is none yet: the way to the first one. */
  begin: ReactNode;
};

/** Every session of a writer: found, sorted, and taken up again. */
export function SessionsScreen({ list, onReview, begin, ...filters }: SessionsScreenProps) {
  const { sessions: texts } = useI18n().LL;
  const isEmpty = list.state === 'shown' && list.sessions.length === 0;
  const hasNone = isEmpty && !list.isOld && !isNarrowed(filters.filter);
  return (
    <Stack gap={8}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{texts.title()}</Heading>
        <Text tone="muted">{texts.lead()}</Text>
      </Stack>
      {hasNone ? null : <SessionFilters {...filters} />}
      <VisuallyHidden>
        <output>{isEmpty && !hasNone && !list.isOld ? texts.nothingTitle() : ''}</output>
      </VisuallyHidden>
      <Found
        list={list}
        onReview={onReview}
        hasNone={hasNone}
        begin={begin}
        {...(isNarrowed(filters.filter) ? { onClear: filters.onClear } : {})}
      />
    </Stack>
  );
}

type FoundProps = Pick<SessionsScreenProps, 'list' | 'onReview' | 'begin'> & {
  hasNone: boolean;
  /** Absent where there is nothing to clear. */
  onClear?: () => void;
};

function Found({ list, onReview, onClear, hasNone, begin }: FoundProps) {
  const { common, sessions: texts } = useI18n().LL;
  const clear =
    onClear === undefined ? null : <Button onPress={onClear}>{texts.clearFilters()}</Button>;
  if (list.state === 'loading') return <Skeleton lines={8} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        icon="warning"
        title={texts.failedTitle()}
        headingLevel={2}
        actions={
          <>
            {clear}
            {list.onRetry === undefined ? null : (
              <RetryButton tone="primary" onRetry={list.onRetry} />
            )}
          </>
        }
      >
        {list.message}
      </ErrorState>
    );
  }
  if (hasNone) {
    return (
      <EmptyState icon="clock" title={texts.emptyTitle()} actions={begin}>
        {texts.emptyText()}
      </EmptyState>
    );
  }
  if (list.sessions.length === 0) {
    return (
      <EmptyState icon="search" title={texts.nothingTitle()} actions={clear}>
        {texts.nothingText()}
      </EmptyState>
    );
  }
  return <Sessions list={list} onReview={onReview} />;
}

type SessionsProps = Pick<SessionsScreenProps, 'onReview'> & {
  list: Extract<SessionList, { state: 'shown' }>;
};

function Sessions({ list, onReview }: SessionsProps) {
  const { more, isOld, moreFailed } = list;
  const sessions = useDeferredRows(list.sessions);
  const { sessions: texts } = useI18n().LL;
  const count = sessions.length;
  const { total: all = 0 } = list;
  const shown = all > count ? texts.shownOf({ count, all }) : texts.shown({ count });
  const place = useRef<HTMLDivElement>(null);
  const reviewed = useRef<string | null>(null);
  const review = useCallback(
    (session: WritingSession) => {
      reviewed.current = session.id;
      onReview(session);
    },
    [onReview],
  );
  // The button of a review goes with what there was to do: its row keeps the focus.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const row = sessions.find(({ id }) => id === reviewed.current);
    if (row && !isReviewable(row))
      place.current?.querySelector<HTMLElement>(`a[href$="/${row.id}"]`)?.focus();
  }, [sessions]);
  return (
    <div ref={place} aria-busy={isOld}>
      <LongList {...more} count={count} shown={shown} failure={moreFailed}>
        <List label={texts.listLabel()}>
          {sessions.map((session) => (
            <ReviewableRow key={session.id} session={session} onReview={review} />
          ))}
        </List>
      </LongList>
    </div>
  );
}
