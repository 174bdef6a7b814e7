import type { WritingSession } from '@ecritoire/contracts';

/** Says that a session is published; where others may read it, with the way to its page. */
export const publishedToast = ({ id, visibility }: Pick<WritingSession, 'id' | 'visibility'>) =>
  visibility === 'private'
    ? ({
        type: 'add',
        tone: 'success',
        messageKey: 'writingSessions.publishedPrivately',
      } as const)
    : ({
        type: 'add',
        tone: 'success',
        messageKey: 'writingSessions.published',
        link: { messageKey: 'writingSessions.viewPage', href: `/read/${id}` },
      } as const);
