import { publishedSessionQuery } from '@ecritoire/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { ReadScreen, wordsIn } from '../features/readers/ReadScreen.tsx';
import { removePrerenderedHead } from '../shared/runtime/navigation-focus.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { readPublished } from '../features/public/read-published.ts';
import { ReadErrorPage } from '../shared/page/status-pages.tsx';
import { useServices } from '../shared/services/services.ts';

export const Route = createFileRoute('/_public/read/$sessionId')({
  loader: ({ context: { services }, params: { sessionId } }) => readPublished(services, sessionId),
  component: ReadPage,
  errorComponent: ReadErrorPage,
});

function ReadPage() {
  const { api, auth } = useServices();
  const { LL } = useI18n();
  const { sessionId } = Route.useParams();
  // The same, as the server wrote it for those who run no script.
  useEffect(removePrerenderedHead, []);
  const { data: session, error } = useSuspenseQuery(publishedSessionQuery(api, sessionId));
  const readerId = useSelector(auth, ({ context: { user } }) => user?.id);
  // Taken back, or closed to this reader, while it was being read.
  if (error?.status === 404) throw error;
  const { author, comment, sections, title, visibility } = session;
  const heading = title ?? LL.sessions.untitled();
  const description =
    comment ??
    (author.name === ''
      ? LL.reading.descriptionOfUnnamed({ words: wordsIn(sections) })
      : LL.reading.description({ name: author.name, words: wordsIn(sections) }));
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <meta name="description" content={description} />
      {author.name === '' ? null : <meta name="author" content={author.name} />}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={description} />
      {visibility === 'public' ? null : <meta name="robots" content="noindex" />}
      <ReadScreen
        session={session}
        manageHref={author.id === readerId ? `/app/sessions/${sessionId}` : null}
      />
    </>
  );
}
