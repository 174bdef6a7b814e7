import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, EmptyState, Heading, List, Stack, Text } from '@ecritoire/ui';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
import { SessionRow } from './SessionRow.tsx';

export type SessionsScreenProps = {
  sessions: readonly WritingSession[];
  more: LoadMoreProps;
  onReview: (session: WritingSession) => void;
};

const canBeReviewed = ({ status }: WritingSession) => status === 'ended' || status === 'draft';

/** Every session of a writer, latest first. */
export function SessionsScreen({ sessions, more, onReview }: SessionsScreenProps) {
  const { sessions: texts, navigation } = useI18n().LL;
  return (
    <Stack gap={8}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{texts.title()}</Heading>
        <Text tone="muted">{texts.lead()}</Text>
      </Stack>
      {sessions.length === 0 ? (
        <EmptyState
          icon="clock"
          title={texts.emptyTitle()}
          actions={<ButtonLink href="/app/projects">{navigation.projects()}</ButtonLink>}
        >
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <List label={texts.listLabel()}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onReview={canBeReviewed(session) ? onReview : undefined}
            />
          ))}
        </List>
      )}
      <LoadMore {...more} />
    </Stack>
  );
}
