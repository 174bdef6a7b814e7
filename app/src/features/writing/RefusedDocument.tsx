import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Stack, usePart } from '@ecritoire/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorScreen } from '../../shared/ui/ErrorScreen.tsx';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useUnreachablePage } from '../../shared/network/unreachable-page.ts';
import { pageProblem } from '../../shared/page/page-error.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { waitingWordsQuery } from './waiting-words.ts';
import { useLiveSession } from '../../shared/session/live-session.ts';
import { useServices } from '../../shared/services/services.ts';
import { plainTextOf } from '../../shared/editing/plain-text.ts';

/** Milliseconds: what waits may be sent meanwhile, though its text cannot be read. */
const lookEvery = 5000;

const loadWaitingWords = () => import('./WaitingWords.tsx');

export type RefusedDocumentProps = {
  owner: { userId: string; documentId: string };
  error: unknown;
  onRetry: () => Promise<void>;
  /** Whether the document is a page of its own, or a part of one. */
  isPage: boolean;
};

/**
 * In the place of a text that its server does not give now: what this device has of it, and, while
 * a session is active, where to write on.
 */
export function RefusedDocument({ owner, error, onRetry, isPage }: RefusedDocumentProps) {
  const { LL } = useI18n();
  const formats = useFormats();
  const failureText = useFailureText();
  const problem = pageProblem(error);
  const { navigationFocus, queues } = useServices();
  const words = useQuery({ ...waitingWordsQuery(queues, owner), refetchInterval: lookEvery });
  const hasWords = words.data !== undefined && words.data.paragraphs.length > 0;
  const part = usePart(loadWaitingWords, hasWords, () => {});
  useUnreachablePage(isPage && problem.kind === 'network');
  useInputOffer(owner.documentId);

  const title = LL.errorPage.thingTitle.documents();
  const messageKey = problem.kind === 'server' ? problem.messageKey : null;
  const message = messageKey === null ? LL.errorPage.networkText() : messageOf(LL, messageKey);
  const retry = () => {
    navigationFocus.retry();
    return onRetry();
  };
  return (
    <Stack gap={6}>
      {isPage ? (
        <>
          <PageTitle>{title}</PageTitle>
          <ErrorScreen
            kind="thing"
            title={title}
            isReachable={problem.kind === 'server'}
            message={message}
            triesAgain
            onRetry={retry}
          />
        </>
      ) : (
        <Banner tone="error" role="alert" title={title} actions={<RetryButton onRetry={onRetry} />}>
          {failureText(message, { triesAgain: true })}
        </Banner>
      )}
      {hasWords && part ? (
        <part.WaitingWords
          title={words.data.name && formats.title(words.data.name)}
          paragraphs={words.data.paragraphs}
          onCopy={() => navigator.clipboard.writeText(plainTextOf(words.data.paragraphs))}
        />
      ) : null}
    </Stack>
  );
}

/** While a session is active, what is typed waits for the text to open. */
function useInputOffer(documentId: string): void {
  const { inputBuffer } = useServices();
  const live = useLiveSession();
  // An active session writes in any text.
  const isActive = live?.status === 'active';
  const projectId = live?.projectId ?? '';
  useEffect(() => {
    if (!isActive) return undefined;
    inputBuffer.offer({ projectId, documentId });
    return () => inputBuffer.keep(documentId);
  }, [inputBuffer, isActive, projectId, documentId]);
}
