import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { SessionDialog, SessionTask } from './SessionDialogs.tsx';

type TaskStatuses = Record<SessionTask | 'editing' | 'unpublishing', FormStatus>;

const atRest: FormStatus = { isSubmitting: false, fieldErrors: {} };

/**
 * What the open dialog of a session has to say.
 * @param last the task of the review that was asked for last: what an earlier one was refused for
 *   is not said any more.
 */
export function sessionForm(
  dialog: SessionDialog,
  last: SessionTask | null,
  statuses: TaskStatuses,
): FormStatus {
  switch (dialog) {
    case 'none':
      return atRest;
    case 'reviewing':
      return last === null ? atRest : statuses[last];
    case 'reviewDiscarding':
      return statuses.discarding;
    case 'editing':
    case 'unpublishing':
    case 'discarding':
      return statuses[dialog];
  }
}
