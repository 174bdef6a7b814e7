import { en, fr } from '@ecritoire/i18n/testing';
import { problems } from '../../contracts/generated/error-catalogue.ts';
import type { Coverage } from '../states/coverage.ts';
import { textsByKey } from '../states/inventory.ts';
import { StoryLinks } from './StoryLinks.tsx';

type Row = Coverage['rows'][number];

const statuses: Readonly<Record<string, { status: number }>> = problems;
const texts = { fr: textsByKey(fr), en: textsByKey(en) };

const keyOf = ({ state }: Row) => state.slice(state.indexOf(':') + 1);
const pathOf = ({ state }: Row) => state.replace(/^message:/u, 'messages.').replace(/^text:/u, '');

function Message({ row }: { row: Row }) {
  const key = keyOf(row);
  const status = statuses[key]?.status;
  return (
    <li className="review-message">
      <h3>{key}</h3>
      <dl>
        {status !== undefined && (
          <div>
            <dt>Status</dt>
            <dd>{status}</dd>
          </div>
        )}
        <div>
          <dt>French</dt>
          <dd lang="fr">{texts.fr[pathOf(row)]}</dd>
        </div>
        <div>
          <dt>English</dt>
          <dd>{texts.en[pathOf(row)]}</dd>
        </div>
        <div>
          <dt>Shown in</dt>
          <dd>
            <StoryLinks row={row} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Messages({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="review-messages">
        {rows.map((row) => (
          <Message key={row.state} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Each message that a server or a machine names by its key, in both languages. */
export function ErrorsPage({ shown }: { shown: Coverage }) {
  const messages = shown.rows.filter(({ state }) => /^(?:message|text):/u.test(state));
  const isProblem = (row: Row) => statuses[keyOf(row)] !== undefined;
  return (
    <main className="review" lang="en">
      <h1>Error catalogue and messages</h1>
      <Messages title="Problems of the server" rows={messages.filter(isProblem)} />
      <Messages
        title="Field errors, toasts, notices and the status of saving"
        rows={messages.filter((row) => !isProblem(row))}
      />
    </main>
  );
}
