import { authorSessionsQuery, subscriptionsQuery } from '@ecritoire/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { AuthorScreen } from '../screens/AuthorScreen.tsx';
import { loadMoreOf } from '../wiring/load-more.ts';
import { assertPage } from '../wiring/page-error.ts';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { itemsPartOf } from '../wiring/part-of.ts';
import { useStudio } from '../wiring/studio.ts';

const itemsOf = <Item,>({ pages }: { pages: { items: Item[] }[] }): Item[] =>
  pages.flatMap(({ items }) => items);

export const Route = createFileRoute('/app/authors/$authorId')({
  loader: async ({ context: { studio }, params: { authorId }, location }) => {
    const { api, queryClient } = studio;
    const [published, subscriptions] = await Promise.all([
      queryClient.ensureInfiniteQueryData(authorSessionsQuery(api, authorId)),
      queryClient.ensureInfiniteQueryData(subscriptionsQuery(api)),
    ]);
    const isSubscribed = itemsOf(subscriptions).some(({ author }) => author.id === authorId);
    // Of whom one neither reads nor can read anything there is no page.
    assertPage(isSubscribed || itemsOf(published).length > 0, location.publicHref);
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
  const subscriptions = useInfiniteQuery(subscriptionsQuery(api)).data ?? { pages: [] };
  const subscribed = itemsOf(subscriptions).find(({ author }) => author.id === authorId);
  const author = first?.author ?? subscribed?.author ?? null;
  return (
    <>
      <PageTitle>{author?.name ?? texts.title()}</PageTitle>
      <AuthorScreen author={author} sessions={sessions} more={loadMoreOf(query)} />
    </>
  );
}
