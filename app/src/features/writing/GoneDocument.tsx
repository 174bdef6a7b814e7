import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Heading, Inline, Stack } from '@ecritoire/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusPageHeading } from '../../shared/runtime/navigation-focus.ts';
import { goneWordsOfQuery, type GoneWords } from './gone-words.ts';
import { GoneWordsOffer } from './GoneWords.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { ErrorPage, PendingPage } from '../../shared/page/status-pages.tsx';
import { useServices, useUser } from '../../shared/services/services.ts';

/** In the place of a document that is not there: what this device still has of it, if anything. */
export function GoneDocument({
  documentId,
  ...problem
}: ErrorComponentProps & { documentId: string }) {
  const { data, isPending } = useQuery(
    goneWordsOfQuery(useServices().queues, useUser().id, documentId),
  );
  const [words] = data ?? [];
  if (isPending) return <PendingPage />;
  return words === undefined ? <ErrorPage {...problem} /> : <WordsOfGone words={words} />;
}

function WordsOfGone({ words }: { words: GoneWords }) {
  const { documents, goneWords: texts } = useI18n().LL;
  const { navigationFocus } = useServices();
  const navigate = useNavigate();
  useEffect(() => navigationFocus.complete(focusPageHeading), [navigationFocus]);
  return (
    <>
      <PageTitle>{texts.pageTitle()}</PageTitle>
      <Stack gap={6}>
        <Heading level={1}>{texts.pageTitle()}</Heading>
        <GoneWordsOffer words={words} onDropped={() => navigate({ to: '/app/documents' })} />
        <Inline>
          <ButtonLink href="/app/documents">{documents.showAll()}</ButtonLink>
        </Inline>
      </Stack>
    </>
  );
}
