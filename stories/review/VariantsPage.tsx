import type { Coverage } from '../states/coverage.ts';
import { StoryLinks } from './StoryLinks.tsx';

/** Each value of a component's prop and each message under a field, with the stories that show it. */
export function VariantsPage({ shown }: { shown: Coverage }) {
  const variants = shown.rows.filter(({ state }) => /^(?:variant|field):/u.test(state));
  return (
    <main className="review" lang="en">
      <h1>Variants of the components, and messages under fields</h1>
      <div className="review-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Component, with prop and value, or message</th>
              <th scope="col">Shown in</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((row) => (
              <tr key={row.state}>
                <th scope="row">{row.state.slice(row.state.indexOf(':') + 1)}</th>
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
