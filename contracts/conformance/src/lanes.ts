import type { Suite, Job, Kit } from './suite.ts';
import { Unreachable } from './http/client.ts';
import { IssuerError } from './issuer/issuer.ts';
import type { Users } from './users.ts';

/** A job for each operation, for a suite that tries one after the other. */
export const eachOperation = ({ operations }: Kit, run: Suite['run']): Job[] =>
  operations.map((operation) => ({
    run: (lane) => run({ ...lane, operations: [operation] }),
  }));

/** Two accounts of a lane's own, so that nothing is done to them beside what the lane does. */
async function usersOf(users: Users, lane: number): Promise<Users | undefined> {
  const [writer, other] = [await users.newcomer?.(), await users.newcomer?.()];
  if (!writer || !other) return undefined;
  return {
    ...users,
    writer: { ...writer, name: `writer ${lane}` },
    other: { ...other, name: `other ${lane}` },
  };
}

/** Lanes for the jobs of a run: the first is the kit itself, the others are made when needed. */
export function createLanes(kit: Kit, parallel: number) {
  const lanes = [kit];
  let isFull = false;

  /** As many lanes as there are jobs, within bounds; fewer where nobody more can be signed in. */
  async function lanesFor(jobs: number): Promise<Kit[]> {
    const wanted = Math.min(jobs, parallel);
    while (!isFull && lanes.length < wanted) {
      try {
        const users = await usersOf(kit.users, lanes.length + 1);
        if (users) lanes.push({ ...kit, users });
        else isFull = true;
      } catch (error) {
        if (!(error instanceof IssuerError) && !(error instanceof Unreachable)) throw error;
        kit.note(`Fewer calls were made at once: ${error.message}`);
        isFull = true;
      }
    }
    return lanes.slice(0, wanted);
  }

  return {
    /**
     * Runs a suite, its jobs side by side where it has some, each lane one after the other.
     *
     * @throws the first error of a job, once no job runs any more.
     */
    async run(suite: Suite): Promise<void> {
      const jobs = parallel > 1 ? suite.jobs?.(kit) : undefined;
      if (!jobs) return suite.run(kit);
      const queue = jobs.filter(({ isAlone }) => isAlone !== true).values();
      const ends = await Promise.allSettled(
        (await lanesFor(jobs.length)).map(async (lane) => {
          for (const job of queue) await job.run(lane);
        }),
      );
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      for (const job of jobs) if (job.isAlone === true) await job.run(kit);
    },
  };
}
