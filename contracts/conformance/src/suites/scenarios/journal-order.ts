import { newProject } from './common-steps.ts';
import { holdRows } from './listed.ts';
import type { Scenario } from './steps.ts';

/** The texts of a journal are those of its days, the newest first, in pages of any size. */
export const journalOrder: Scenario = {
  name: 'the order of a journal',
  about: ['listProjectTexts'],
  needs: ['createProject', 'openJournalEntry'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const open = async (localDate: string) => {
      const { id } = await steps.expect('openJournalEntry', 201, {
        as,
        title: `open ${localDate}`,
        params: { projectId, localDate },
        body: { language: 'en', timeZone: 'UTC' },
      });
      return id;
    };
    // In another order than that of the days.
    const middle = await open('2026-02-02');
    const newest = await open('2026-02-03');
    const oldest = await open('2026-02-01');
    const expected = [newest, middle, oldest];
    const rows = { made: expected, expected, inOrder: true };
    await holdRows(steps, as, 'listProjectTexts', {}, rows, { projectId });
  },
};
