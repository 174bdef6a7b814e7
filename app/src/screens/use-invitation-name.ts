import type { Invitation } from '@ecritoire/contracts';
import { useFormats } from './use-formats.ts';

/** What tells one invitation from another: nobody's name stands on it, so when it was made. */
export function useInvitationName(): (invitation: Invitation) => string {
  const formats = useFormats();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return ({ createdAt }) => `${formats.day(createdAt)}, ${formats.time(createdAt, timeZone)}`;
}
