import { asWriter } from '../database/as-writer.ts';
import * as domain from '../domain/journal.ts';
import { findProject } from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { created, versioned } from '../http/versions.ts';

export const journalHandlers: Pick<
  Handlers,
  'listJournalEntries' | 'getJournalEntry' | 'openJournalEntry'
> = {
  async listJournalEntries({ params, query }, { database, userId }) {
    const page = await domain.listEntries(database, userId, params.projectId, query);
    return (await findProject(database, userId, params.projectId))
      ? { status: 200, body: page }
      : problem('projects.notFound');
  },

  async getJournalEntry({ params: { projectId, localDate } }, { database, userId }) {
    const entry = await domain.findEntry(database, userId, projectId, localDate);
    if (entry) return versioned(entry);
    return (await findProject(database, userId, projectId))
      ? problem('journalEntries.notFound')
      : problem('projects.notFound');
  },

  async openJournalEntry({ params, body }, { database, clock, userId }) {
    const { projectId, localDate } = params;
    const outcome = await asWriter(database, userId, (transaction) =>
      domain.ensureEntry(transaction, userId, projectId, localDate, body, clock.now()),
    );
    if (outcome === 'notFound') return problem('projects.notFound');
    if (outcome === 'notJournal') return problem('projects.notJournal');
    const entry = await domain.findEntry(database, userId, projectId, localDate);
    if (!entry) return problem('projects.notFound');
    return outcome === 'made' ? created(`/documents/${entry.id}`, entry) : versioned(entry);
  },
};
