import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  List,
  LoadMore,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import type { LoadMoreProps } from './LoadMore.tsx';
import { isNarrowed } from './session-filter.ts';
import { SessionFilters, type SessionFiltersProps } from './SessionFilters.tsx';
import { SessionRow } from './SessionRow.tsx';

export type SessionList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | {
      state: 'shown';
      sessions: readonly WritingSession[];
      more: LoadMoreProps;
      /** Another filter has been asked for, and this is still the list of the last one. */
      isOld: boolean;
    };

export type SessionsScreenProps = SessionFiltersProps & {
  list: SessionList;
  onReview: (session: WritingSession) => void;
};

/** Every session of a writer: found, sorted, and taken up again. */
export function SessionsScreen({ list, onReview, ...filters }: SessionsScreenProps) {
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
      <Found list={list} onReview={onReview} hasNone={hasNone} onClear={filters.onClear} />
    </Stack>
  );
}

const canBeReviewed = ({ status }: WritingSession) => status === 'ended' || status === 'draft';

type FoundProps = Pick<SessionsScreenProps, 'list' | 'onReview' | 'onClear'> & { hasNone: boolean };

function Found({ list, onReview, onClear, hasNone }: FoundProps) {
  const { common, errorPage, navigation, sessions: texts } = useI18n().LL;
  if (list.state === 'loading') return <Skeleton lines={8} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        icon="warning"
        title={texts.failedTitle()}
        headingLevel={2}
        actions={
          <>
            <Button onPress={onClear}>{texts.clearFilters()}</Button>
            <Button tone="primary" onPress={list.onRetry}>
              {errorPage.retry()}
            </Button>
          </>
        }
      >
        {list.message}
      </ErrorState>
    );
  }
  if (hasNone) {
    return (
      <EmptyState
        icon="clock"
        title={texts.emptyTitle()}
        actions={<ButtonLink href="/app/projects">{navigation.projects()}</ButtonLink>}
      >
        {texts.emptyText()}
      </EmptyState>
    );
  }
  if (list.sessions.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={texts.nothingTitle()}
        actions={<Button onPress={onClear}>{texts.clearFilters()}</Button>}
      >
        {texts.nothingText()}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={list.isOld}>
      <Stack gap={6}>
        <List label={texts.listLabel()}>
          {list.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onReview={canBeReviewed(session) ? onReview : undefined}
            />
          ))}
        </List>
        <LoadMore
          shown={texts.shown({ count: list.sessions.length })}
          label={common.loadMore()}
          pendingLabel={common.loading()}
          isPending={list.more.isLoading}
          isComplete={!list.more.hasMore}
          onPress={list.more.onLoadMore}
        />
      </Stack>
    </div>
  );
}
