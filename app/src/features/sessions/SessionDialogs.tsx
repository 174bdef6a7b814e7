import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Review } from './ReviewFields.tsx';
import { SessionEditDialog } from './SessionEditDialog.tsx';

export type SessionDialog =
  | 'none'
  | 'editing'
  | 'reviewing'
  /** In the review, before it is discarded. */
  | 'reviewDiscarding'
  | 'unpublishing'
  | 'discarding';

/** What can be under way in the review of a session. */
export const sessionTasks = ['publishing', 'savingDraft', 'savingReview', 'discarding'] as const;

export type SessionTask = (typeof sessionTasks)[number];

export type SessionDialogsProps = {
  session: WritingSession;
  /** What readers would find; none as long as that is not known. */
  sections?: readonly TextSection[] | undefined;
  /** Which dialog stands open; the route closes it when its task has succeeded. */
  dialog: SessionDialog;
  onDialogChange: (dialog: SessionDialog) => void;
  /** Of the task of the open dialog. */
  form: FormStatus;
  /** Which task of the review is under way. */
  pending: SessionTask | null;
  /** What was filled in of the review before, and not sent. */
  stored?: Partial<Review>;
  /** Receives all changes of the review so far. */
  onReviewChange?: (changes: Partial<Review>) => void;
  onEdit: (changes: Partial<Review>) => void;
  onPublish: (review: Review) => void;
  onSaveDraft: (review: Review) => void;
  onLater: (changes: Partial<Review>) => void;
  onUnpublish: () => void;
  onDiscard: () => void;
};

/** The dialogs of a session's page, one at a time. */
export function SessionDialogs({ session, dialog, form, ...props }: SessionDialogsProps) {
  const { common, review: texts, sessionPage } = useI18n().LL;
  const close = () => props.onDialogChange('none');
  const isPrivate = session.visibility === 'private';
  switch (dialog) {
    case 'none':
      return null;
    case 'editing':
      return (
        <SessionEditDialog
          session={session}
          sections={props.sections}
          status={form}
          onSubmit={props.onEdit}
          onClose={close}
        />
      );
    case 'reviewing':
    case 'reviewDiscarding':
      return (
        <ReviewDialog
          session={session}
          sections={props.sections}
          pending={props.pending}
          isConfirmingDiscard={dialog === 'reviewDiscarding'}
          errorMessage={form.message}
          fieldErrors={form.fieldErrors}
          {...(props.stored && { stored: props.stored })}
          {...(props.onReviewChange && { onChange: props.onReviewChange })}
          onPublish={props.onPublish}
          onSaveDraft={props.onSaveDraft}
          onDiscard={() => props.onDialogChange('reviewDiscarding')}
          onConfirmDiscard={props.onDiscard}
          onCancelDiscard={() => props.onDialogChange('reviewing')}
          onLater={props.onLater}
        />
      );
    case 'discarding':
      return (
        <DeleteDialog
          title={texts.discardTitle()}
          confirmLabel={texts.discardConfirm()}
          onConfirm={props.onDiscard}
          onClose={close}
          form={form}
        >
          {texts.discardText()}
        </DeleteDialog>
      );
    case 'unpublishing':
      return (
        <AlertDialog
          isOpen
          title={isPrivate ? sessionPage.backToDraftTitle() : sessionPage.unpublishTitle()}
          confirmLabel={isPrivate ? sessionPage.backToDraft() : sessionPage.unpublishConfirm()}
          cancelLabel={common.cancel()}
          onConfirm={props.onUnpublish}
          onCancel={close}
          isPending={form.isSubmitting}
          errorMessage={form.message}
          pendingLabel={common.underWay()}
        >
          {isPrivate ? sessionPage.backToDraftText() : sessionPage.unpublishText()}
        </AlertDialog>
      );
  }
}
