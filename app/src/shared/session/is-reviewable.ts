import type { WritingSession } from '@ecritoire/contracts';

/** Whether a session can be reviewed, or reviewed again. */
export const isReviewable = ({ status }: Pick<WritingSession, 'status'>): boolean =>
  status === 'ended' || status === 'draft';
