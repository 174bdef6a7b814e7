import {
  invitationsQuery,
  objectivesQuery,
  subscribersQuery,
  subscriptionsQuery,
} from '@ecritoire/api-client';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../features/account/SettingsPage.tsx';

export const Route = createFileRoute('/app/settings')({
  loader: ({ context: { services } }) => {
    const { api, queryClient } = services;
    // Each loads and fails independently.
    void queryClient.prefetchQuery(objectivesQuery(api));
    void queryClient.prefetchInfiniteQuery(invitationsQuery(api));
    void queryClient.prefetchInfiniteQuery(subscribersQuery(api));
    void queryClient.prefetchInfiniteQuery(subscriptionsQuery(api));
  },
  component: SettingsPage,
});
