import { inScenario } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

const OFFSET = /^offset-(?<count>\d+)$/u;

/** A list whose cursor counts the rows before it. */
const counting = (operation: string): Mutant =>
  inScenario(`pages of ${operation} by OFFSET`, operation, operation, () => {
    return async (incoming, next) => {
      const url = new URL(incoming.request.url);
      const cursor = url.searchParams.get('cursor') ?? 'offset-0';
      const count = OFFSET.exec(cursor)?.groups?.['count'];
      if (count === undefined) return next(incoming.request);
      url.searchParams.delete('cursor');
      const limit = Number(url.searchParams.get('limit') ?? '20');
      const answer = await next(changed(incoming.request, { url: url.href }));
      if (answer.status !== 200) return answer;
      const rows: Json[] = [...answer.body.items];
      for (let after = answer.body.nextCursor; after !== null;) {
        url.searchParams.set('cursor', after);
        const { body } = await next(changed(incoming.request, { url: url.href }));
        rows.push(...body.items);
        after = body.nextCursor;
      }
      const end = Number(count) + limit;
      answer.body.items = rows.slice(Number(count), end);
      answer.body.nextCursor = end < rows.length ? `offset-${end}` : null;
      return answer;
    };
  });

/** Servers whose pages show a row twice, or miss one, where others come or go meanwhile. */
export const offsetMutants: Mutant[] = [
  // KIT-56
  'listProjects',
  'listDocuments',
  'listProjectTexts',
  'listJournalEntries',
  'listDocumentVersions',
  'getDocumentVersionDifference',
  'listTrash',
  'listWritingSessions',
  'listPublishedSessions',
  'listSubscribers',
  'listInvitations',
  'listSubscriptions',
  'listDevices',
].map(counting);
