import type { Coverage } from '../states/coverage.ts';
import { StoryLinks } from './StoryLinks.tsx';

/** Each value of a component's prop, with the stories that show it. */
export function VariantsPage({ shown }: { shown: Coverage }) {
  const variants = shown.rows.filter(({ state }) => state.startsWith('variant:'));
  return (
    <main className="review" lang="en">
      <h1>Variants of the components</h1>
      <div className="review-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Component, prop and value</th>
              <th scope="col">Shown in</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((row) => (
              <tr key={row.state}>
                <th scope="row">{row.state.slice('variant:'.length)}</th>
                <td>
                  <StoryLinks row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
