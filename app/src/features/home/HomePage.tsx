import {
  dailyWordsQuery,
  objectivesQuery,
  queryKeys,
  subscriptionsQuery,
  recentDocumentsQuery,
  recentSessionsQuery,
} from '@ecritoire/api-client';
import { useI18n } from '@ecritoire/i18n/react';
import { usePart } from '@ecritoire/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HomeScreen } from './HomeScreen.tsx';
import { GoneWords } from '../writing/index.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { itemsPartOf, mapPart, partOf } from '../../shared/lists/part-of.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { lastYear, useHomeJournal } from './use-home-journal.ts';
import { useHomeSession } from './use-home-session.tsx';
import { useToday } from '../../shared/runtime/clock.ts';
import { useNewDay } from '../../shared/time/use-new-day.ts';
import { writerHour } from '../../shared/time/writer-time.ts';

/** As many as one takes in at a glance. */
const shown = 5;

const loadDialogs = () => import('../objectives/ObjectivesDialogs.tsx');

/** The dashboard: each of its parts loads and fails independently. */
export function HomePage() {
  const services = useServices();
  const { api, queryClient } = services;
  // The week may be another one.
  useNewDay(() => void queryClient.invalidateQueries({ queryKey: queryKeys.objectives }));
  const user = useUser();
  const today = useToday();
  const [hour] = useState(() => writerHour(services));
  const [dialog, setDialog] = useState<'none' | 'targets' | 'weeks'>('none');
  const documents = itemsPartOf(useInfiniteQuery(recentDocumentsQuery(api)));
  const sessions = itemsPartOf(useInfiniteQuery(recentSessionsQuery(api)));
  const subscriptions = useInfiniteQuery(subscriptionsQuery(api));
  const read = subscriptions.data?.pages[0];
  const authors = read?.items.map(({ author }) => author) ?? [];
  const objectives = useQuery(objectivesQuery(api));
  const year = lastYear(today);
  const words = useQuery(dailyWordsQuery(api, year.from, year.to));
  const close = () => setDialog('none');
  const dialogs = usePart(loadDialogs, dialog !== 'none', close);
  return (
    <>
      <PageTitle>{useI18n().LL.home.title()}</PageTitle>
      <GoneWords />
      <HomeScreen
        name={user.givenName ?? (user.name || user.email)}
        hour={hour}
        session={useHomeSession(documents)}
        journal={useHomeJournal(today)}
        objectives={{
          objectives: partOf(objectives),
          onChange: () => setDialog('targets'),
          onShowWeeks: () => setDialog('weeks'),
        }}
        year={{ ...year, words: partOf(words), weekStart: user.weekStart }}
        documents={mapPart(documents, (known) => known.slice(0, shown))}
        authors={authors.slice(0, shown)}
        hasMoreAuthors={authors.length > shown || typeof read?.nextCursor === 'string'}
        sessions={sessions}
      />
      {dialogs && dialog === 'targets' && objectives.data ? (
        <dialogs.TargetsDialog objectives={objectives.data} onClose={close} />
      ) : null}
      {dialogs && dialog === 'weeks' ? <dialogs.WeeksDialog today={today} onClose={close} /> : null}
    </>
  );
}
