import * as limits from '@ecritoire/contracts/limits';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { Text, TextField } from '@ecritoire/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useTooLong } from '../../shared/forms/use-too-long.ts';

export type NameVersionDialogProps = {
  /** The version's name by now; null where a version is about to be kept, which needs none. */
  name: string | null;
  isNew: boolean;
  status: FormStatus;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

/** Names a version, or keeps one, with a name or without. */
export function NameVersionDialog({
  name,
  isNew,
  status,
  onSubmit,
  onClose,
}: NameVersionDialogProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const tooLong = useTooLong();
  const [first] = useState(name ?? '');
  const [value, setValue] = useState(first);
  return (
    <FormDialog
      title={isNew ? texts.keepNow() : name === null ? texts.giveName() : texts.rename()}
      submitLabel={isNew ? texts.keep() : common.save()}
      status={status}
      onSubmit={() => onSubmit(value)}
      onClose={onClose}
      hasChanges={value !== first}
    >
      {isNew ? <Text tone="muted">{texts.keepText()}</Text> : null}
      <TextField
        name="name"
        label={texts.name()}
        {...(isNew && { optionalLabel: common.optional() })}
        placeholder={texts.nameHint()}
        value={value}
        onChange={setValue}
        maxLength={limits.createDocumentVersion.name}
        tooLong={tooLong}
        autoFocus
      />
    </FormDialog>
  );
}
