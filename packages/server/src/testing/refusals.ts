import { afterAll, beforeAll, expect } from 'vitest';
import type { TestDatabase } from '../node/testing/databases.ts';
import { openTestApi, put, type Answer, type Call, type TestWriter } from './test-api.ts';

/** The one paragraph that the writer has written. */
export const ID = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
export const key = { 'Idempotency-Key': '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07' };

const TABLES = [
  'projects',
  'documents',
  'paragraphs',
  'writing_sessions',
  'session_paragraphs',
  'published_paragraphs',
  'idempotency_keys',
];

type Ids = { projectId: string; documentId: string; sessionId: string };

/** A writer and a stranger, each of them writing, for tests in which nothing is to change. */
export function useRefusals(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let writer: TestWriter;
  let own: Ids;
  let other: Ids;

  beforeAll(async () => {
    database = await open();
    const api = openTestApi(database.db);
    const begin = async (one: TestWriter): Promise<Ids> => {
      const { id: documentId, projectId } = await one.document();
      return { projectId, documentId, sessionId: (await one.start({ documentId })).id };
    };
    writer = await api.signIn('colette');
    own = await begin(writer);
    await writer.save(own.documentId, [put(ID, 'Un mot.')]);
    other = await begin(await api.signIn('georges'));
  });
  afterAll(() => database.close());

  const everything = () =>
    database.onOneConnection(({ rows }) =>
      rows(
        TABLES.map((table) => `SELECT '${table}' AS name, to_jsonb(t) AS row FROM ${table} t`).join(
          ' UNION ALL ',
        ) + ' ORDER BY 1, 2',
      ),
    );

  /** Sends it and makes sure that nothing changed. */
  async function refused(method: string, path: string, call: Call = {}): Promise<Answer> {
    const before = await everything();
    const answer = await writer.call(method, path, call);
    expect(await everything()).toEqual(before);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: answer.status, messageKey: expect.any(String) });
    return answer;
  }

  return {
    refused,
    get writer() {
      return writer;
    },
    get own() {
      return own;
    },
    get other() {
      return other;
    },
  };
}
