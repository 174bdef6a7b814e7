import { authorSessionsQuery } from '@ecritoire/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AuthorScreen } from '../features/readers/AuthorScreen.tsx';
import { findAuthor } from '../features/account/find-author.ts';
import { loadMoreOf } from '../shared/lists/load-more.ts';
import { assertPage } from '../shared/page/page-error.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { useNameOf } from '../shared/ui/use-name-of.ts';
import { itemsPartOf } from '../shared/lists/part-of.ts';
import { useServices } from '../shared/services/services.ts';

export const Route = createFileRoute('/app/authors/$authorId')({
  loader: async ({ context: { services }, params: { authorId }, location }) => {
    const author = await findAuthor(services, authorId);
    // Of whom one neither reads nor can read anything there is no page.
    assertPage(author !== undefined, location.publicHref);
    return { author };
  },
  component: AuthorPage,
});

function AuthorPage() {
  const { authorId } = Route.useParams();
  const { author } = Route.useLoaderData();
  const query = useInfiniteQuery(authorSessionsQuery(useServices().api, authorId));
  return (
    <>
      <PageTitle>{useNameOf()(author)}</PageTitle>
      <AuthorScreen author={author} sessions={itemsPartOf(query)} more={loadMoreOf(query)} />
    </>
  );
}
