import { projectQuery, writingSessionQuery, writingSessionTextQuery } from '@ecritoire/api-client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { SessionScreen } from '../features/sessions/SessionScreen.tsx';
import { withLocale } from '../site/locale.ts';
import { LiveFigures } from '../features/sessions/LiveFigures.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { useServices } from '../shared/services/services.ts';
import { useSessionDialogs, useWrittenText } from '../features/sessions/use-session-page.ts';

export const Route = createFileRoute('/app/sessions/$sessionId')({
  loader: async ({ context: { services }, params: { sessionId } }) => {
    void services.queryClient.prefetchQuery(writingSessionTextQuery(services.api, sessionId));
    await services.queryClient.ensureQueryData(writingSessionQuery(services.api, sessionId));
  },
  component: KeyedSessionPage,
});

/** Nothing of one session's page is left on that of another. */
function KeyedSessionPage() {
  const { sessionId } = Route.useParams();
  return <SessionPage key={sessionId} sessionId={sessionId} />;
}

function SessionPage({ sessionId }: { sessionId: string }) {
  const { api } = useServices();
  const { locale, LL } = useI18n();
  const { data: session } = useSuspenseQuery(writingSessionQuery(api, sessionId));
  const text = useWrittenText(session.id, session.stats.words);
  const { projectId } = session;
  const { data: project } = useQuery({
    ...projectQuery(api, projectId ?? ''),
    enabled: projectId !== null,
  });
  const dialogs = useSessionDialogs(session);
  return (
    <>
      <PageTitle>{session.title ?? LL.sessions.untitled()}</PageTitle>
      <SessionScreen
        {...dialogs}
        session={session}
        figures={<LiveFigures session={session} />}
        text={text}
        project={project ?? null}
        onCopyLink={() =>
          navigator.clipboard.writeText(
            `${location.origin}${withLocale(`/read/${sessionId}`, locale)}`,
          )
        }
      />
    </>
  );
}
