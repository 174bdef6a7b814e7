import { newProject } from './common-steps.ts';
import { askWhole, compare } from './listed.ts';
import type { Scenario } from './steps.ts';

const DAY = '2026-01-21';

/** A journal has an entry a day of its own, which is made when it is opened and no sooner. */
export const journalDays: Scenario = {
  name: 'one entry a day in each journal',
  about: ['openJournalEntry', 'getJournalEntry', 'listJournalEntries'],
  needs: ['createProject'],
  async run(steps) {
    const as = await steps.writer();
    const journals = [
      await newProject(steps, as, 'journal'),
      await newProject(steps, as, 'journal'),
    ];
    const made: unknown[] = [];
    for (const { id: projectId } of journals) {
      const params = { projectId, localDate: DAY };
      const messageKey = 'journalEntries.notFound';
      const title = 'read a day before it is opened';
      await steps.expect('getJournalEntry', 404, { as, title, params, messageKey });
      const body = { language: 'fr', timeZone: 'Europe/Paris' };
      const step = { as, title: 'open it', params, body };
      made.push((await steps.expect('openJournalEntry', 201, step))['id']);
    }
    for (const [index, { id: projectId }] of journals.entries()) {
      const step = { as, title: 'list its entries alone', params: { projectId } };
      const list = await askWhole(steps, 'listJournalEntries', step);
      compare(steps, list, { made, expected: [made[index]] });
    }
  },
};
