import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, ButtonLink, IconButton, Inline, Menu } from '@ecritoire/ui';
import type { SessionDialog } from './SessionDialogs.tsx';

export type SessionActionsProps = {
  session: WritingSession;
  onDialogChange: (dialog: SessionDialog) => void;
};

/** What can be done with a session, by what it has come to. */
export function SessionActions({ session, onDialogChange }: SessionActionsProps) {
  const { review, sessionPage: texts } = useI18n().LL;
  // Named, so that each stays itself, with its focus, when another joins it.
  const edit = (
    <Button key="edit" icon="pencil" onPress={() => onDialogChange('editing')}>
      {texts.edit()}
    </Button>
  );
  const reviewButton = (label: string) => (
    <Button key="review" tone="primary" onPress={() => onDialogChange('reviewing')}>
      {label}
    </Button>
  );
  const more = (dialog: 'unpublishing' | 'discarding', label: string) => (
    <Menu
      key="more"
      label={texts.actions()}
      trigger={<IconButton icon="ellipsis" label={texts.actions()} />}
      items={[
        dialog === 'discarding'
          ? { id: dialog, label, icon: 'trash', tone: 'error' }
          : { id: dialog, label, icon: 'lock' },
      ]}
      onAction={() => onDialogChange(dialog)}
    />
  );
  switch (session.status) {
    case 'active':
    case 'paused':
      return (
        <Inline gap={2}>
          {edit}
          {session.documentId === null ? null : (
            <ButtonLink
              tone="primary"
              icon="pen-line"
              href={`/app/documents/${session.documentId}`}
            >
              {texts.keepWriting()}
            </ButtonLink>
          )}
        </Inline>
      );
    case 'ended':
      return (
        <Inline gap={2}>
          {reviewButton(texts.review())}
          {more('discarding', review.discardConfirm())}
        </Inline>
      );
    case 'draft':
      return (
        <Inline gap={2}>
          {edit}
          {reviewButton(texts.publish())}
          {more('discarding', review.discardConfirm())}
        </Inline>
      );
    case 'published':
      return (
        <Inline gap={2}>
          {edit}
          {more(
            'unpublishing',
            session.visibility === 'private' ? texts.backToDraft() : texts.unpublish(),
          )}
        </Inline>
      );
    case 'discarded':
      return null;
  }
}
