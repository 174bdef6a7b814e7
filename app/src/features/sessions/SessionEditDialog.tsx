import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { ReviewFields, reviewOf, useTitleSuggestions, type Review } from './ReviewFields.tsx';

export type SessionEditDialogProps = {
  session: WritingSession;
  /** What readers would find; none as long as that is not known. */
  sections: readonly TextSection[] | undefined;
  status: FormStatus;
  /** What the writer has changed, and nothing else. */
  onSubmit: (changes: Partial<Review>) => void;
  onClose: () => void;
};

/** Edits the review of a session in any status. */
export function SessionEditDialog({
  session,
  sections,
  status,
  onSubmit,
  onClose,
}: SessionEditDialogProps) {
  const { common, sessionPage: texts } = useI18n().LL;
  const suggestions = useTitleSuggestions(session);
  const [changes, setChanges] = useState<Partial<Review>>({});
  return (
    <FormDialog
      title={texts.editTitle()}
      submitLabel={common.save()}
      size="large"
      status={status}
      onSubmit={() => onSubmit(changes)}
      onClose={onClose}
      hasChanges={Object.keys(changes).length > 0}
    >
      <ReviewFields
        review={{ ...reviewOf(session), ...changes }}
        suggestions={suggestions}
        sections={sections}
        autoFocus
        isPublished={session.status === 'published'}
        onChange={(part) => setChanges((current) => ({ ...current, ...part }))}
      />
    </FormDialog>
  );
}
