import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { TextField } from '@ecritoire/ui';
import { useTooLong } from '../../shared/forms/use-too-long.ts';

export type DocumentTitleFieldProps = { value: string; onChange: (title: string) => void };

/** Where a document gets its title: the first field of its form. */
export function DocumentTitleField(props: DocumentTitleFieldProps) {
  const { project: texts } = useI18n().LL;
  const tooLong = useTooLong();
  return (
    <TextField
      name="title"
      label={texts.documentTitle()}
      placeholder={texts.documentTitlePlaceholder()}
      maxLength={limits.createDocument.title}
      tooLong={tooLong}
      autoFocus
      {...props}
    />
  );
}
