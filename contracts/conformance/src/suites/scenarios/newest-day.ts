import { EAST, newProject, WEST } from './common-steps.ts';
import { textOf, type Scenario } from './steps.ts';

/** Milliseconds that the first clocks on earth are ahead (UTC+14). */
const FIRST_ON_EARTH = 14 * 3_600_000;

/** A day can be opened from when it begins anywhere on earth. */
export const newestDay: Scenario = {
  name: 'the newest day on earth',
  about: ['openJournalEntry'],
  needs: ['createProject', 'listProjects'],
  async run(steps) {
    const as = await steps.writer();
    // The server's clock decides what is today.
    const { answer } = await steps.ask('listProjects', { as, title: 'what time it is' });
    const now = Date.parse(textOf(answer?.headers.get('date') ?? undefined));
    if (Number.isNaN(now)) return;
    const localDate = new Date(now + FIRST_ON_EARTH).toISOString().slice(0, 10);
    // Where the writer is, that day may be tomorrow.
    for (const timeZone of [EAST, WEST]) {
      const { id: projectId } = await newProject(steps, as, 'journal');
      await steps.expect('openJournalEntry', 201, {
        as,
        title: `open the newest day on earth, in ${timeZone}`,
        params: { projectId, localDate },
        body: { language: 'en', timeZone },
      });
    }
  },
};
