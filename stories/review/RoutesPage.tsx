import type { Coverage, IndexedStory } from '../states/coverage.ts';
import { StoryLink, StoryLinks } from './StoryLinks.tsx';

type Row = Coverage['rows'][number];

/** What a page looks like in other states: the stories that name its screen, and are no page themselves. */
function statesOf({ state }: Row, all: readonly IndexedStory[]): readonly IndexedStory[] {
  const screen = state.replace('page:', 'screen:');
  return all.filter(({ tags }) => tags.includes(screen) && !tags.includes(state));
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
