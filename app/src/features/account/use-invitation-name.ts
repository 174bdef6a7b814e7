import type { Invitation } from '@ecritoire/contracts';
import { useTimeZone } from '../../shared/runtime/time-zone.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** Invitations have no name, so the time of creation identifies them. */
export function useInvitationName(): (invitation: Invitation) => string {
  const formats = useFormats();
  const timeZone = useTimeZone();
  return ({ createdAt }) => `${formats.day(createdAt)}, ${formats.time(createdAt, timeZone)}`;
}
