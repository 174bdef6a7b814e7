import {
  calendarQuery,
  dailyWordsQuery,
  journalsQuery,
  objectivesQuery,
  recentDocumentsQuery,
  recentSessionsQuery,
} from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/HomePage.tsx';
import { lastYear } from '../features/home/use-home-journal.ts';
import { writerToday } from '../shared/time/writer-time.ts';

export const Route = createFileRoute('/app/home')({
  loader: ({ context: { services } }) => {
    const { api, queryClient } = services;
    const today = writerToday(services);
    const { from, to } = lastYear(today);
    // Each loads and fails independently.
    void queryClient.prefetchQuery(objectivesQuery(api));
    void queryClient.prefetchQuery(journalsQuery(api));
    void queryClient.prefetchQuery(calendarQuery(api, today, today));
    void queryClient.prefetchQuery(dailyWordsQuery(api, from, to));
    void queryClient.prefetchInfiniteQuery(recentDocumentsQuery(api));
    void queryClient.prefetchInfiniteQuery(recentSessionsQuery(api));
  },
  component: HomePage,
});
