import type { Invitation } from '@ecritoire/contracts';
import { useTimeZone } from '../../shared/runtime/time-zone.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** What tells one invitation from another: nobody's name stands on it, so when it was made. */
export function useInvitationName(): (invitation: Invitation) => string {
  const formats = useFormats();
  const timeZone = useTimeZone();
  return ({ createdAt }) => `${formats.day(createdAt)}, ${formats.time(createdAt, timeZone)}`;
}
