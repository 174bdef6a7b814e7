import type { Project } from '@ecritoire/contracts';
import type { TestDatabase } from '../node/testing/databases.ts';
import { put, type TestApi, type TestWriter } from './test-api.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, at) => `mot${at}`).join(' ');

/**
 * A writer over weeks and months: signed in at any time; sessions of so many words where and when
 * a test says.
 */
export function keepDiary(database: TestDatabase, api: TestApi) {
  /** The writer at this instant. A new sign-in outlives every token. */
  async function at(instant: string): Promise<TestWriter> {
    api.clock.set(instant);
    return api.signIn();
  }

  /** What the profile says of where the writer is and when weeks begin. */
  async function live(profile: { timeZone?: string; weekStart?: string }): Promise<void> {
    const changed = await database.onOneConnection(({ rows }) =>
      rows(
        `UPDATE users SET time_zone = coalesce($1, time_zone), week_start = coalesce($2, week_start)
         WHERE subject = 'colette' RETURNING id`,
        [profile.timeZone ?? null, profile.weekStart ?? null],
      ),
    );
    if (changed.length === 0) throw new Error('The writer has no account yet.');
  }

  /** A session of so many words, ended; `until` is when its words are saved. */
  async function write(
    instant: string,
    words: number,
    { timeZone = 'Europe/Paris', until = instant, sentiment = 'none' } = {},
  ): Promise<string> {
    const { id: documentId } = await (await at(instant)).document();
    const { id } = await (await at(instant)).start({ timeZone, documentId });
    const later = await at(until);
    if (words > 0) await later.save(documentId, [put(crypto.randomUUID(), wordsOf(words))]);
    await later.move(id, 'end');
    await later.call('PATCH', `/sessions/${id}`, { body: { sentiment } });
    return id;
  }

  /** A new journal. */
  async function journal(instant: string): Promise<Project> {
    const answer = await (
      await at(instant)
    ).call('POST', '/projects', { body: { name: 'Carnet', type: 'journal' } });
    return answer.body;
  }

  return { at, live, write, journal };
}
