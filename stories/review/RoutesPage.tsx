import type { Coverage, IndexedStory } from '../states/coverage.ts';
import { StoryLink, StoryLinks } from './StoryLinks.tsx';

type Row = Coverage['rows'][number];

/** `/app/documents/$documentId` as `Screens/Document`, as its feature calls its stories. */
function screenOf(route: string): string {
  const [last = '', ...before] = route.split('/').toReversed();
  const name = last.startsWith('$') ? (before[0] ?? '').replace(/s$/u, '') : last;
  return `Screens/${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** What a page looks like in other states: the other stories of its screen, which are no page themselves. */
function statesOf({ state, stories }: Row, all: readonly IndexedStory[]): readonly IndexedStory[] {
  const titles = stories.map(({ title }) => title).filter((title) => !title.startsWith('Flows/'));
  const screens = new Set([...titles, screenOf(state)]);
  const isPage = ({ tags }: IndexedStory) => tags.some((tag) => tag.startsWith('page:'));
  return all.filter((story) => screens.has(story.title) && !isPage(story));
}

type RoutesPageProps = { shown: Coverage; stories: readonly IndexedStory[] };

function Route({ row, stories }: { row: Row; stories: readonly IndexedStory[] }) {
  const states = statesOf(row, stories);
  return (
    <tr>
      <th scope="row">{row.state.slice('page:'.length)}</th>
      <td>
        <StoryLinks row={row} language="fr" />
      </td>
      <td>
        <StoryLinks row={row} language="en" />
      </td>
      <td>
        {states.length > 0 && (
          <details>
            <summary>{`${states.length} more`}</summary>
            <ul className="review-stories">
              {states.map((story) => (
                <li key={story.id}>
                  <StoryLink story={story} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  );
}

/** Each route in both languages, with the other states of its screen. */
export function RoutesPage({ shown, stories }: RoutesPageProps) {
  const routes = shown.rows.filter(({ state }) => state.startsWith('page:'));
  return (
    <main className="review" lang="en">
      <h1>Routes</h1>
      <div className="review-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Route</th>
              <th scope="col">French</th>
              <th scope="col">English</th>
              <th scope="col">States of its screen</th>
            </tr>
          </thead>
          <tbody>
            {routes.map((row) => (
              <Route key={row.state} row={row} stories={stories} />
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
