import type { ListedSession, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, IconButton, Menu } from '@ecritoire/ui';
import { memo } from 'react';
import { isReviewable } from '../../shared/session/is-reviewable.ts';
import { SessionRow } from './SessionRow.tsx';

export type ReviewableRowProps = {
  session: ListedSession;
  onReview: (session: WritingSession) => void;
};

/**
 * A session of a list in which reviews are done: one that waits for its own is asked for it; a draft
 * can be published, by its menu, so that nothing urges to. Rendered again only when it changes: there
 * may be thousands.
 */
export const ReviewableRow = memo(function ReviewableRow(props: ReviewableRowProps) {
  const { session } = props;
  return (
    <SessionRow
      session={session}
      projectName={session.projectName}
      actions={isReviewable(session) ? <Actions {...props} /> : null}
    />
  );
});

function Actions({ session, onReview }: ReviewableRowProps) {
  const { sessions: texts, sessionPage } = useI18n().LL;
  const title = session.title ?? texts.untitled();
  if (session.status === 'ended') {
    return (
      <Button
        size="small"
        aria-label={texts.taskOf({ task: texts.review(), title })}
        onPress={() => onReview(session)}
      >
        {texts.review()}
      </Button>
    );
  }
  return (
    <Menu
      label={texts.actionsOf({ title })}
      trigger={<IconButton icon="ellipsis" label={texts.actionsOf({ title })} />}
      // As on its own page.
      items={[{ id: 'publish', label: sessionPage.publish(), icon: 'globe' }]}
      onAction={() => onReview(session)}
    />
  );
}
