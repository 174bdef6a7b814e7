import type { Coverage, IndexedStory } from '../states/coverage.ts';
import { addressOf, StoryLinks } from './StoryLinks.tsx';

type Row = Coverage['rows'][number];

const routeOf = ({ state }: Row) => state.slice('page:'.length);

/** The stories of a route's page, then those that show its screen in another state. */
function statesOf({ state, stories }: Row, all: readonly IndexedStory[]): readonly IndexedStory[] {
  const screen = state.replace('page:', 'screen:');
  const isOther = ({ tags }: IndexedStory) => tags.includes(screen) && !tags.includes(state);
  return [...stories, ...all.filter(isOther)];
}

const languages = ['fr', 'en'] as const;

type GroupProps = { title: string; stories: readonly IndexedStory[] };

/** The stories of one file: a row is a state, a column a language. */
function Group({ title, stories }: GroupProps) {
  return (
    <table>
      <caption className="review-note">{title}</caption>
      <tbody>
        {stories.map((story) => (
          <tr key={story.id}>
            <th scope="row">{story.name}</th>
            {languages.map((language) => (
              <td key={language}>
                <a
                  href={addressOf(story, language)}
                  target="_top"
                  aria-label={`${language}: ${story.name}`}
                >
                  {language}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Route({ row, stories }: { row: Row; stories: readonly IndexedStory[] }) {
  const route = routeOf(row);
  const groups = Map.groupBy(statesOf(row, stories), ({ title }) => title);
  return (
    <section className="review-route" id={route}>
      <h2>{route}</h2>
      {groups.size === 0 && <StoryLinks row={row} />}
      <div className="review-columns">
        {[...groups].map(([title, states]) => (
          <Group key={title} title={title} stories={states} />
        ))}
      </div>
    </section>
  );
}

type RoutesPageProps = { shown: Coverage; stories: readonly IndexedStory[] };

/** Each route with the states of its screen, in both languages. */
export function RoutesPage({ shown, stories }: RoutesPageProps) {
  const routes = shown.rows.filter(({ state }) => state.startsWith('page:'));
  return (
    <main className="review" lang="en">
      <h1>Routes</h1>
      <ul className="review-columns">
        {routes.map((row) => (
          <li key={row.state}>
            <a href={`#${routeOf(row)}`}>{routeOf(row)}</a>{' '}
            <span className="review-note">{statesOf(row, stories).length}</span>
          </li>
        ))}
      </ul>
      <div className="review-routes">
        {routes.map((row) => (
          <Route key={row.state} row={row} stories={stories} />
        ))}
      </div>
    </main>
  );
}
