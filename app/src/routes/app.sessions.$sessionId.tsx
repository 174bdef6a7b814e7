import {
  projectQuery,
  queryKeys,
  writingSessionQuery,
  writingSessionTextQuery,
} from '@ecritoire/api-client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { sessionTasks, type SessionDialog } from '../screens/SessionDialogs.tsx';
import { SessionScreen, type WrittenTextState } from '../screens/SessionScreen.tsx';
import { focusLostHeading } from '../wiring/arrival.ts';
import { withLocale } from '../site/locale.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useStudio } from '../wiring/studio.ts';
import { useSessionAsItIs } from '../wiring/use-session-as-it-is.ts';
import { useSessionTasks } from '../wiring/use-session-tasks.ts';

export const Route = createFileRoute('/app/sessions/$sessionId')({
  loader: async ({ context: { studio }, params: { sessionId } }) => {
    void studio.queryClient.prefetchQuery(writingSessionTextQuery(studio.api, sessionId));
    await studio.queryClient.ensureQueryData(writingSessionQuery(studio.api, sessionId));
  },
  component: SessionPage,
});

const emptyForm = { isSubmitting: false, fieldErrors: {} };

function SessionPage() {
  const { api } = useStudio();
  const { locale, LL } = useI18n();
  const { sessionId } = Route.useParams();
  const { data: stored } = useSuspenseQuery(writingSessionQuery(api, sessionId));
  const session = useSessionAsItIs(stored);
  const text = useWrittenText(session.id, session.stats.words);
  const { projectId } = session;
  const { data: project } = useQuery({
    ...projectQuery(api, projectId ?? ''),
    enabled: projectId !== null,
  });
  const [dialog, setDialog] = useState<SessionDialog>('none');
  const tasks = useSessionTasks(session, () => setDialog('none'));
  const { edit, later, saveDraft, publish, unpublish, discard } = tasks;
  // The button that led here may have gone with what the session was.
  const place = `${dialog} ${session.status}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current !== place && place.startsWith('none')) focusLostHeading();
    lastPlace.current = place;
  }, [place]);

  const reviewTasks = {
    publishing: publish,
    savingDraft: saveDraft,
    savingReview: later,
    discarding: discard,
  };
  const pending = sessionTasks.find((name) => reviewTasks[name].status.isSubmitting) ?? null;
  const failed = sessionTasks.find((name) => reviewTasks[name].status.message !== undefined);
  const forms = {
    none: emptyForm,
    editing: edit.status,
    reviewing: failed === undefined ? emptyForm : reviewTasks[failed].status,
    reviewDiscarding: discard.status,
    unpublishing: unpublish.status,
    discarding: discard.status,
  };
  return (
    <>
      <PageTitle>{session.title ?? LL.sessions.untitled()}</PageTitle>
      <SessionScreen
        session={session}
        text={text}
        project={project ?? null}
        onCopyLink={() =>
          navigator.clipboard.writeText(
            `${location.origin}${withLocale(`/read/${sessionId}`, locale)}`,
          )
        }
        dialog={dialog}
        onDialogChange={(next) => {
          if (dialog === 'none') for (const task of Object.values(tasks)) task.reset();
          setDialog(next);
        }}
        form={forms[dialog]}
        pending={pending}
        onEdit={edit.submit}
        onPublish={publish.submit}
        onSaveDraft={saveDraft.submit}
        onLater={later.submit}
        onUnpublish={() => unpublish.submit(undefined)}
        onDiscard={() => discard.submit(undefined)}
      />
    </>
  );
}

/** @param words of the session by now: what is being written comes to the page as it is saved. */
function useWrittenText(sessionId: string, words: number): WrittenTextState {
  const { api, queryClient } = useStudio();
  const text = useQuery(writingSessionTextQuery(api, sessionId));
  const askedAt = useRef(words);
  useEffect(() => {
    if (askedAt.current === words) return;
    askedAt.current = words;
    void queryClient.invalidateQueries({ queryKey: queryKeys.sessionText(sessionId) });
  }, [queryClient, sessionId, words]);
  if (text.data !== undefined) return { state: 'shown', sections: text.data };
  if (text.isError) return { state: 'failed', onRetry: () => void text.refetch() };
  return { state: 'loading' };
}
