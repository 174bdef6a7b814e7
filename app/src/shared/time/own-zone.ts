import type { ApiClient } from '@ecritoire/api-client';
import type { User } from '@ecritoire/contracts';
import { deviceTimeZone } from '../runtime/time-zone.ts';

const aDay = 86_400_000;

/**
 * The server cannot know where a new writer is: the device sends its zone once, before anything is
 * written. An account that was ever changed, or is older, keeps its zone while travelling.
 * @param now the server's time, in milliseconds since 1970
 * @returns the user as the server now has them; unchanged when it did not accept the zone
 */
export async function withOwnZone(
  api: ApiClient,
  user: User,
  now: number,
  timeZone = deviceTimeZone(),
): Promise<User> {
  const isNew = user.version === 1 && Math.abs(now - Date.parse(user.createdAt)) < aDay;
  if (!isNew || user.timeZone === timeZone) return user;
  const { language, version } = user;
  const { data } = await api.updateProfile({ language, timeZone }, { version });
  return data ?? user;
}
