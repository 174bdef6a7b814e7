import { AccountUnavailable } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { purgeNext } from './purge.ts';
import { thinNext } from './version-thinning.ts';

/** Each does one small thing that is due, and says whether there was one. */
const CHORES = [thinNext, purgeNext];

/**
 * Does what is due because time has passed, in small steps: between two of them others have the database.
 *
 * @param isOver stops it before all is done.
 */
export async function keepHouse(
  database: Database,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const chore of CHORES) {
    for (let isLeft = true; isLeft && !isOver();) {
      try {
        isLeft = await chore(database, now);
      } catch (error) {
        // Its account was deleted or deactivated meanwhile.
        if (!(error instanceof AccountUnavailable)) throw error;
      }
    }
  }
}
