import { createHash } from 'node:crypto';
import type { StoredRow } from './rows-of-user.ts';

/** What does not come with an archive, and why. */
const tablesLeftOut: Record<string, string> = {
  refresh_tokens: 'devices',
  idempotency_keys: 'answers sealed with keys that only the client has',
  invitations: 'readers',
  subscriptions: 'readers',
  waitlist_entries: 'what a visitor sent',
  visitor_messages: 'what a visitor sent',
};
/** What is another in the other account, and why. */
const columnsLeftOut: Record<string, string> = {
  'users.id': 'identity',
  'users.issuer': 'identity',
  'users.subject': 'identity',
  'users.email': 'identity',
  'users.name': 'identity',
  'users.given_name': 'identity',
  'users.picture_url': 'identity',
  'users.created_at': 'identity',
  'users.active': 'the operator’s',
  'users.version': 'counts changes of this account',
  'users.size': 'summed up again',
  'projects.version': 'counts changes here',
  'projects.trashed_at': 'the time of the import',
  'documents.version': 'counts changes here',
  'documents.trashed_at': 'the time of the import',
  'documents.versions_size': 'summed up again',
  'documents.thin_at': 'after the time of the import',
  'paragraphs.is_indexed': 'the server’s own',
  'writing_sessions.version': 'counts changes here',
  'writing_sessions.size': 'summed up again',
  'writing_sessions.status': 'one that lives has ended',
  'writing_sessions.paused_at': 'one that lives has ended',
  'writing_sessions.paused_ms': 'one that lives has ended',
  'writing_sessions.ended_at': 'one that lives has ended',
  'writing_sessions.visibility': 'what is published is private',
  'weekly_targets.version': 'counts changes here',
};
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** JSON of a value, each id replaced by its label. */
const labelled = (value: unknown, labelOf: (id: string) => string) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' && ID.test(inner) ? labelOf(inner) : inner,
  );

/**
 * A sort key per row, the same whatever its ids are and in whatever order the rows come.
 * Each round labels an id by the rows that name it; three rounds reach from a version to its
 * project.
 */
function sortKeys(rows: readonly unknown[]): Map<unknown, string> {
  const labels = new Map<string, string>();
  const keysNow = () =>
    new Map(rows.map((row) => [row, labelled(row, (id) => labels.get(id) ?? 'id')]));
  for (let round = 0; round < 3; round += 1) {
    const keysOfId = new Map<string, string[]>();
    for (const [row, key] of keysNow()) {
      labelled(row, (id) => {
        keysOfId.set(id, [...(keysOfId.get(id) ?? []), key]);
        return id;
      });
    }
    for (const [id, keys] of keysOfId) {
      labels.set(id, createHash('sha256').update(keys.toSorted().join('\n')).digest('hex'));
    }
  }
  return keysNow();
}

/** Rows as text, ids numbered in the order of the rows: accounts that differ in ids alone are equal. */
export function comparable(rows: readonly StoredRow[]) {
  const plain = rows
    .filter(({ table, row }) => !(table in tablesLeftOut) && row['deleted'] !== true)
    .map(({ table, row }) => ({
      table,
      row: Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !(`${table}.${column}` in columnsLeftOut))
          .toSorted(([one], [other]) => compare(one, other)),
      ),
    }));
  const keys = sortKeys(plain);
  const numbers = new Map<string, number>();
  return plain
    .toSorted((one, other) => compare(keys.get(one) ?? '', keys.get(other) ?? ''))
    .map((one) =>
      labelled(one, (id) => {
        if (!numbers.has(id)) numbers.set(id, numbers.size);
        return `id ${numbers.get(id)}`;
      }),
    );
}
