import { asWriter } from '../database/as-writer.ts';
import * as domain from '../domain/journal.ts';
import { findSmallDocument } from '../domain/documents.ts';
import { findProject } from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { problem, tooManyRequests } from '../http/problem.ts';
import { created } from '../http/versions.ts';
import { readDocument } from './read-document.ts';

export const journalHandlers: Pick<
  Handlers,
  'listJournalEntries' | 'getJournalEntry' | 'openJournalEntry'
> = {
  async listJournalEntries({ params: { projectId }, query }, context) {
    const { database, userId, longReads } = context;
    const page = await domain.listEntries(database, userId, projectId, query);
    if (!(await findProject(database, userId, projectId))) return problem('projects.notFound');
    const read = await longReads.read(context, page.size, () => Promise.resolve(page));
    return typeof read === 'object' ? { status: 200, stream: read.stream } : tooManyRequests(1);
  },

  async getJournalEntry({ params: { projectId, localDate } }, context) {
    const { database, userId } = context;
    const id = await domain.findEntryId(database, userId, projectId, localDate);
    const entry = id === undefined ? undefined : await readDocument(context, id);
    if (entry) return entry;
    return (await findProject(database, userId, projectId))
      ? problem('journalEntries.notFound')
      : problem('projects.notFound');
  },

  async openJournalEntry({ params, body }, context) {
    const { database, clock, userId } = context;
    const { projectId, localDate } = params;
    const outcome = await asWriter(database, userId, (transaction) =>
      domain.ensureEntry(transaction, {
        ownerId: userId,
        projectId,
        localDate,
        request: body,
        now: clock.now(),
      }),
    );
    if (outcome === 'notFound') return problem('projects.notFound');
    if (outcome === 'notJournal') return problem('projects.notJournal');
    const id = await domain.findEntryId(database, userId, projectId, localDate);
    if (id === undefined) return problem('projects.notFound');
    if (outcome === 'made') {
      const made = await findSmallDocument(database, userId, id);
      if (made) return created(`/documents/${id}`, made);
    }
    return (await readDocument(context, id)) ?? problem('projects.notFound');
  },
};
