import { documentsQuery, writingSessionsQuery } from '@ecritoire/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useStudio, useUser } from '../wiring/studio.ts';

/** As many as one takes in at a glance. */
const shown = 5;

export const Route = createFileRoute('/app/home')({
  loader: ({ context: { studio } }) =>
    Promise.all([
      studio.queryClient.ensureInfiniteQueryData(documentsQuery(studio.api)),
      studio.queryClient.ensureInfiniteQueryData(writingSessionsQuery(studio.api)),
    ]),
  component: HomePage,
});

function HomePage() {
  const { api } = useStudio();
  const [hour] = useState(() => new Date().getHours());
  const { data: documents } = useSuspenseInfiniteQuery(documentsQuery(api));
  const { data: sessions } = useSuspenseInfiniteQuery(writingSessionsQuery(api));
  return (
    <>
      <PageTitle>{useI18n().LL.home.title()}</PageTitle>
      <HomeScreen
        name={useUser().name}
        hour={hour}
        documents={documents.pages.flatMap(({ items }) => items).slice(0, shown)}
        sessions={sessions.pages.flatMap(({ items }) => items).slice(0, shown)}
      />
    </>
  );
}
