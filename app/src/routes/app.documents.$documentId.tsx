import { queryKeys } from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { ParagraphEditor, type ParagraphEditorHandle } from '@ecritoire/editor';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DocumentScreen } from '../screens/DocumentScreen.tsx';
import { completeArrival, focusPageHeading } from '../wiring/arrival.ts';
import type { OpenedDocument } from '../wiring/auto-save.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { plainTextOf } from '../wiring/plain-text.ts';
import { createWordCount, WordCount } from '../wiring/WordCount.tsx';
import { useFormats } from '../screens/use-formats.ts';
import { PendingPage } from '../wiring/status-pages.tsx';
import { useStudio, useUser } from '../wiring/studio.ts';
import { useAutoSave } from '../wiring/useAutoSave.ts';
import { useOpenDocument } from '../wiring/useOpenDocument.ts';
import { takesKeys, writabilityOf } from '../wiring/writability.ts';
import { phaseOf, sessionIsThere, startFailureOf } from '../wiring/writing-session.ts';

export const Route = createFileRoute('/app/documents/$documentId')({ component: DocumentPage });

function DocumentPage() {
  const userId = useUser().id;
  const { documentId } = Route.useParams();
  return <Opening key={`${userId} ${documentId}`} userId={userId} documentId={documentId} />;
}

function Opening(owner: { userId: string; documentId: string }) {
  const { api, session, queryClient, sendLeftWords } = useStudio();
  const opened = useOpenDocument({
    ...owner,
    api,
    onSaved: (answer) => session.send({ type: 'synced', session: answer.session }),
    sessionIsThere: () => sessionIsThere(session),
    onClosed: (hasSaved) => {
      // What was saved while the page was left is not in the lists that the next one has asked for.
      if (hasSaved) void queryClient.invalidateQueries({ queryKey: queryKeys.documents });
      sendLeftWords();
    },
  });
  return opened === null ? <PendingPage /> : <Desk opened={opened} />;
}

function Desk({ opened: { document, paragraphs, actor } }: { opened: OpenedDocument }) {
  const { auth, session: writingSession } = useStudio();
  const { LL } = useI18n();
  const editor = useRef<ParagraphEditorHandle>(null);
  const saving = useAutoSave(actor, editor, { auth, writingSession });
  const phase = useSelector(writingSession, phaseOf);
  const startFailure = useSelector(writingSession, startFailureOf);
  const [words] = useState(() => createWordCount(document.words));
  const writability = writabilityOf(phase);
  const isEditable = takesKeys(writability);
  const title = useFormats().title(document);

  // To the text where one can write, to the title where not.
  const focusPage = () => {
    if (isEditable) editor.current?.focus();
    else focusPageHeading();
  };
  const onArrival = useEffectEvent(() => completeArrival(focusPage));
  // Before the page's title sends the focus to the heading, as on every other page.
  useLayoutEffect(() => onArrival(), []);

  // On the press that starts or resumes, the caret goes back to where it was: what is typed from
  // then on waits for the session.
  useEffect(() => {
    if (phase === 'starting' || phase === 'resuming') editor.current?.focus();
  }, [phase]);

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DocumentScreen
        title={title}
        project={{ id: document.projectId, name: document.projectName }}
        words={<WordCount count={words} />}
        saving={{
          state: saving.state === 'blocked' ? 'pending' : saving.state,
          isProtected: saving.isProtected,
          isGone: saving.isGone,
          isWaitingForSession: saving.state === 'blocked' && !isEditable,
          onRetry: saving.retry,
          onCopy: () =>
            navigator.clipboard.writeText(plainTextOf(editor.current?.paragraphs() ?? paragraphs)),
        }}
        writability={writability}
        startError={startFailure === null ? undefined : messageOf(LL, startFailure)}
        onStart={() =>
          writingSession.send(
            phase === 'unknown'
              ? { type: 'retry' }
              : { type: 'start', projectId: document.projectId, documentId: document.id },
          )
        }
        onResume={() => writingSession.send({ type: 'resume' })}
        conflicts={saving.conflicts}
        onResolve={(id, keep) => {
          saving.resolve(id, keep);
          // Its neighbour takes the focus of a resolved conflict; the last one has none.
          if (saving.conflicts.length === 1) focusPage();
        }}
      >
        <ParagraphEditor
          ref={editor}
          paragraphs={paragraphs}
          language={document.language}
          editable={isEditable}
          label={LL.document.editorLabel({ title })}
          placeholder={LL.document.placeholder()}
          labels={{ sceneBreak: LL.document.sceneBreak() }}
          onChange={(change) => actor.send({ type: 'changed', ...change })}
          onWordCount={words.set}
        />
      </DocumentScreen>
    </>
  );
}
