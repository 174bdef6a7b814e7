import {
  calendarQuery,
  foundDocumentsQuery,
  journalsQuery,
  objectivesQuery,
  writingSessionsQuery,
} from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../wiring/home/HomePage.tsx';
import { lastYear } from '../wiring/home/use-home-journal.ts';
import { writerToday } from '../wiring/account/writer-time.ts';

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
