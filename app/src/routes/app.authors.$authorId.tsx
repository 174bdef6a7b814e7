import { authorSessionsQuery } from '@ecritoire/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AuthorScreen } from '../screens/AuthorScreen.tsx';
import { findAuthor } from '../wiring/account/find-author.ts';
import { loadMoreOf } from '../wiring/lists/load-more.ts';
import { assertPage } from '../wiring/page/page-error.ts';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { useNameOf } from '../screens/use-name-of.ts';
import { itemsPartOf } from '../wiring/lists/part-of.ts';
import { useStudio } from '../wiring/services.ts';

export const Route = createFileRoute('/app/authors/$authorId')({
  loader: async ({ context: { studio }, params: { authorId }, location }) => {
    const author = await findAuthor(studio, authorId);
    // Of whom one neither reads nor can read anything there is no page.
    assertPage(author !== undefined, location.publicHref);
    return { author };
  },
  component: AuthorPage,
});

function AuthorPage() {
  const { authorId } = Route.useParams();
  const { author } = Route.useLoaderData();
  const query = useInfiniteQuery(authorSessionsQuery(useStudio().api, authorId));
  return (
    <>
      <PageTitle>{useNameOf()(author)}</PageTitle>
      <AuthorScreen author={author} sessions={itemsPartOf(query)} more={loadMoreOf(query)} />
    </>
  );
}
