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

/** Ids by the order in which they are met first: two accounts that are the same but for them are equal. */
export function comparable(rows: readonly StoredRow[]) {
  const plain = rows
    .filter(({ table, row }) => !(table in tablesLeftOut) && row['deleted'] !== true)
    .map(({ table, row }) => ({
      table,
      row: Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !(`${table}.${column}` in columnsLeftOut))
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    }));
  const withoutIds = (value: unknown) =>
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'string' && ID.test(inner) ? 'id' : inner,
    );
  const sorted = plain.toSorted((one, other) => (withoutIds(one) < withoutIds(other) ? -1 : 1));
  const numbers = new Map<string, number>();
  return sorted.map((one) =>
    JSON.stringify(one, (_, inner: unknown) => {
      if (typeof inner !== 'string' || !ID.test(inner)) return inner;
      if (!numbers.has(inner)) numbers.set(inner, numbers.size);
      return `id ${numbers.get(inner)}`;
    }),
  );
}
