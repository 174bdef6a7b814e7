import type { SqlConnection } from '../src/node/database/open-database.ts';

export type Size = { users: number; documents: number };

/** A writer of a filled database, and what one asks for in their name. */
export type Writer = { id: string; projectId: string; journalId: string };

const SENTENCE = 'Le vent s’est levé, et la pluie avec lui. ';

/** Two kilobytes of text, as UTF-8; a description holds no more than 2,000 characters. */
export const TWO_KILOBYTES = SENTENCE.repeat(47).trim();

/**
 * Writers with two projects each, a plain one and a journal, documents in both by turns, and a
 * session a document, on the days before today.
 */
export async function fill(connection: SqlConnection, { users, documents }: Size): Promise<void> {
  const paragraph = SENTENCE.repeat(5).trim();
  await connection.run(`
    SET statement_timeout = 0;
    INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
      SELECT gen_random_uuid(), 'bench', n, n || '@example.org', 'Colette Morel', 'fr', 'UTC',
        'monday', now() - interval '1 year'
      FROM generate_series(1, ${users}) AS n;
    INSERT INTO refresh_tokens (hash, id, user_id, created_at, last_used_at, expires_at)
      SELECT id::text, id, id, now(), now(), now() + interval '30 days' FROM users;
    INSERT INTO projects (id, owner_id, name, description, type, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'La Traversée', '${TWO_KILOBYTES}', kind, now(), now()
      FROM users, unnest(ARRAY['plain', 'journal']) AS kind;
    INSERT INTO documents (id, owner_id, project_id, title, folded_title, language, words, position,
        created_at, updated_at, entry_date, entry_time_zone)
      SELECT gen_random_uuid(), owner_id, id, 'Chapitre ' || n, 'chapitre ' || n, 'fr', 80,
        'c' || lpad(n::text, 3, '0'), now() - interval '1 year', now() - n * interval '1 hour',
        CASE WHEN type = 'journal' THEN current_date - n END,
        CASE WHEN type = 'journal' THEN 'UTC' END
      FROM generate_series(1, ${documents}) AS n
      JOIN projects ON type = CASE n % 2 WHEN 0 THEN 'journal' ELSE 'plain' END;
    INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at,
        folded, owner_id)
      SELECT id, gen_random_uuid(), 'a' || n, 'paragraph',
        '[{"text": "${paragraph}", "marks": []}]', 40, 1, updated_at, '${paragraph}', owner_id
      FROM documents, generate_series(1, 2) AS n;
    INSERT INTO writing_sessions (id, writer_id, status, project_id, document_id, time_zone,
        local_date, started_at, ended_at, words, paragraphs)
      SELECT gen_random_uuid(), owner_id, 'draft', project_id, id, 'UTC',
        updated_at::date - n, updated_at - n * interval '1 day', updated_at - n * interval '1 day',
        400, 2
      FROM (SELECT *, row_number() OVER (PARTITION BY owner_id ORDER BY updated_at DESC)::int AS n
            FROM documents) AS written;
    INSERT INTO session_paragraphs (session_id, document_id, paragraph_id, baseline, added, removed)
      SELECT id, document_id, gen_random_uuid(), '{}', '{vent,pluie}', '{}' FROM writing_sessions;
    ANALYZE;
  `);
}

/** So many of the writers, the same ones each time. */
export async function writersOf(connection: SqlConnection, howMany: number): Promise<Writer[]> {
  const rows = await connection.rows(
    `SELECT users.id, plain.id AS "projectId", journal.id AS "journalId"
     FROM users
     JOIN projects AS plain ON plain.owner_id = users.id AND plain.type = 'plain'
     JOIN projects AS journal ON journal.owner_id = users.id AND journal.type = 'journal'
     ORDER BY users.id LIMIT $1`,
    [howMany],
  );
  return rows.map(({ id, projectId, journalId }) => ({
    id: String(id),
    projectId: String(projectId),
    journalId: String(journalId),
  }));
}
