import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Button, Dialog, Stack, Text, TextField, VisuallyHidden } from '@ecritoire/ui';
import { iconOfCopy, useCopy } from '../../shared/ui/use-copy.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type InvitationLinkDialogProps = {
  link: string;
  /** An RFC 3339 date-time. */
  expiresAt: string;
  /** Puts the link on the clipboard; rejects where the browser refuses. */
  onCopy: (link: string) => Promise<void>;
  onClose: () => void;
};

function selectAll({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select();
}

/** The link of a new invitation: nobody can show it a second time. */
export function InvitationLinkDialog(props: InvitationLinkDialogProps) {
  const { link, expiresAt, onCopy, onClose } = props;
  const { common } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const formats = useFormats();
  const [outcome, copy] = useCopy(() => onCopy(link));
  const answer = { none: '', copied: texts.linkCopied(), refused: texts.linkCopyRefused() }[
    outcome
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.linkTitle()}
      closeLabel={common.close()}
      actions={
        <>
          <Button onPress={onClose}>{texts.done()}</Button>
          <Button tone="primary" icon={iconOfCopy[outcome]} onPress={copy}>
            {outcome === 'copied' ? answer : texts.copyLink()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{texts.linkText({ date: formats.day(expiresAt) })}</Text>
        <TextField
          label={texts.link()}
          value={link}
          isReadOnly
          autoFocus
          onFocus={selectAll}
          // A press puts the caret where it is once the field has the focus.
          onClick={selectAll}
        />
        {outcome === 'refused' ? (
          <Text size="sm" tone="error">
            {answer}
          </Text>
        ) : null}
        <VisuallyHidden>
          <output>{answer}</output>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
