import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';

/**
 * Labels a session's status. A published session that only its author can read is called “kept”.
 */
export function useSessionStatusLabel({
  status,
  visibility,
}: Pick<WritingSession, 'status' | 'visibility'>): string {
  const { sessions } = useI18n().LL;
  return status === 'published' && visibility === 'private'
    ? sessions.publishedPrivately()
    : sessions.status[status]();
}
