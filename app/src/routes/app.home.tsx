import {
  calendarQuery,
  foundDocumentsQuery,
  journalsQuery,
  objectivesQuery,
  writingSessionsQuery,
} from '@ecritoire/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { usePart } from '@ecritoire/ui';
import { useState } from 'react';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { itemsPartOf, mapPart, partOf } from '../wiring/part-of.ts';
import { useStudio, useUser } from '../wiring/studio.ts';
import { lastYear, useHomeJournal } from '../wiring/use-home-journal.ts';
import { useToday } from '../wiring/use-today.ts';
import { writerHour, writerToday } from '../wiring/writer-time.ts';
import { useHomeSession } from '../wiring/use-home-session.tsx';

/** As many as one takes in at a glance. */
const shown = 5;

const loadDialogs = () => import('../wiring/ObjectivesDialogs.tsx');

export const Route = createFileRoute('/app/home')({
  loader: ({ context: { studio } }) => {
    const { api, queryClient } = studio;
    const { from, to } = lastYear(writerToday(studio));
    // Each comes when it comes, and fails by itself.
    void queryClient.prefetchQuery(objectivesQuery(api));
    void queryClient.prefetchQuery(journalsQuery(api));
    void queryClient.prefetchQuery(calendarQuery(api, from, to));
    void queryClient.prefetchInfiniteQuery(foundDocumentsQuery(api));
    void queryClient.prefetchInfiniteQuery(writingSessionsQuery(api));
  },
  component: HomePage,
});

function HomePage() {
  const studio = useStudio();
  const { api } = studio;
  const user = useUser();
  const today = useToday();
  const [hour] = useState(() => writerHour(studio));
  const [dialog, setDialog] = useState<'none' | 'targets' | 'weeks'>('none');
  const documents = itemsPartOf(useInfiniteQuery(foundDocumentsQuery(api)));
  const sessions = itemsPartOf(useInfiniteQuery(writingSessionsQuery(api)));
  const objectives = useQuery(objectivesQuery(api));
  const year = lastYear(today);
  const days = useQuery(calendarQuery(api, year.from, year.to));
  const close = () => setDialog('none');
  const dialogs = usePart(loadDialogs, dialog !== 'none', close);
  return (
    <>
      <PageTitle>{useI18n().LL.home.title()}</PageTitle>
      <HomeScreen
        name={user.name}
        hour={hour}
        session={useHomeSession(documents)}
        journal={useHomeJournal(today)}
        objectives={{
          objectives: partOf(objectives),
          onChange: () => setDialog('targets'),
          onShowWeeks: () => setDialog('weeks'),
        }}
        year={{ ...year, days: partOf(days), weekStart: user.weekStart }}
        documents={mapPart(documents, (known) => known.slice(0, shown))}
        sessions={mapPart(sessions, (known) => known.slice(0, shown))}
      />
      {dialogs && dialog === 'targets' && objectives.data ? (
        <dialogs.TargetsDialog objectives={objectives.data} onClose={close} />
      ) : null}
      {dialogs && dialog === 'weeks' ? <dialogs.WeeksDialog today={today} onClose={close} /> : null}
    </>
  );
}
