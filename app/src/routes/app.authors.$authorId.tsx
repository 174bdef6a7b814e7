import { authorSessionsQuery, subscriptionsQuery } from '@ecritoire/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { AuthorScreen } from '../screens/AuthorScreen.tsx';
import { loadMoreOf } from '../wiring/load-more.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { itemsPartOf } from '../wiring/part-of.ts';
import { useStudio } from '../wiring/studio.ts';

export const Route = createFileRoute('/app/authors/$authorId')({
  loader: async ({ context: { studio }, params: { authorId } }) => {
    const { api, queryClient } = studio;
    void queryClient.prefetchInfiniteQuery(subscriptionsQuery(api));
    await queryClient.ensureInfiniteQueryData(authorSessionsQuery(api, authorId));
  },
  component: AuthorPage,
});

function AuthorPage() {
  const { authorId } = Route.useParams();
  const { api } = useStudio();
  const { author: texts } = useI18n().LL;
  const query = useInfiniteQuery(authorSessionsQuery(api, authorId));
  const sessions = itemsPartOf(query);
  const [first] = sessions.status === 'there' ? sessions.data : [];
  const subscriptions = useInfiniteQuery(subscriptionsQuery(api)).data?.pages ?? [];
  const subscribed = subscriptions
    .flatMap(({ items }) => items)
    .find(({ author }) => author.id === authorId);
  const author = first?.author ?? subscribed?.author ?? null;
  return (
    <>
      <PageTitle>{author?.name ?? texts.title()}</PageTitle>
      <AuthorScreen author={author} sessions={sessions} more={loadMoreOf(query)} />
    </>
  );
}
