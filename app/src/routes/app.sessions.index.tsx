import { writingSessionsQuery } from '@ecritoire/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { SessionsScreen } from '../screens/SessionsScreen.tsx';
import { loadMoreOf } from '../wiring/load-more.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useStudio } from '../wiring/studio.ts';

export const Route = createFileRoute('/app/sessions/')({
  loader: ({ context: { studio } }) =>
    studio.queryClient.ensureInfiniteQueryData(writingSessionsQuery(studio.api)),
  component: SessionsPage,
});

function SessionsPage() {
  const { api, session } = useStudio();
  const sessions = useSuspenseInfiniteQuery(writingSessionsQuery(api));
  return (
    <>
      <PageTitle>{useI18n().LL.sessions.title()}</PageTitle>
      <SessionsScreen
        sessions={sessions.data.pages.flatMap(({ items }) => items)}
        more={loadMoreOf(sessions)}
        onReview={(reviewed) => session.send({ type: 'review', session: reviewed })}
      />
    </>
  );
}
