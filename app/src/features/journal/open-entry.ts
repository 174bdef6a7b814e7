import type { ApiClient, Result } from '@ecritoire/api-client';
import type { Document, User } from '@ecritoire/contracts';
import type { Clock } from '../../shared/runtime/clock.ts';
import { writerTimeZone, writerToday } from '../../shared/time/writer-time.ts';
import type { AuthActor } from '../../shared/services/services.ts';
import { entryName, type Unmade } from '../../shared/editing/input-buffer.ts';

type Services = { api: Pick<ApiClient, 'openJournalEntry'>; auth: AuthActor; clock: Clock };
type Day = { projectId: string; day: string; language: User['language'] };

/**
 * Makes the entry of a day, or finds it. A day that has begun nowhere is refused, and would be for
 * ever: the entry is then today's, by the time in the refusal.
 *
 * @param rename says which entry it is instead.
 */
export async function openEntry(
  services: Services,
  { projectId, day, language }: Day,
  rename: (next: Unmade) => void,
): Promise<Result<Document>> {
  const open = (localDate: string) =>
    services.api.openJournalEntry(projectId, localDate, {
      language,
      timeZone: writerTimeZone(services),
    });
  const result = await open(day);
  const today = writerToday(services);
  if (result.error?.status !== 422 || day <= today) return result;
  rename(entryName(projectId, today));
  return open(today);
}
