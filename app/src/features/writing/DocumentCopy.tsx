import { useI18n } from '@ecritoire/i18n/react';
import { Button, IconButton, VisuallyHidden } from '@ecritoire/ui';
import { iconOfCopy, useCopy } from '../../shared/ui/use-copy.ts';

export type DocumentCopyProps = {
  /** Puts the whole text on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
  /** `sign`: as small as a line of figures. */
  look: 'words' | 'sign';
};

/** Takes the text along, where saving it has failed; says whether it could. */
export function DocumentCopy({ onCopy, look }: DocumentCopyProps) {
  const { saving: texts } = useI18n().LL;
  const [outcome, onPress] = useCopy(onCopy);
  const answer = { none: '', copied: texts.copied(), refused: texts.copyRefused() }[outcome];
  const icon = iconOfCopy[outcome];
  const label = answer === '' ? texts.copy() : answer;
  return (
    <>
      {look === 'sign' ? (
        <IconButton icon={icon} size="small" label={label} onPress={onPress} />
      ) : (
        <Button icon={icon} onPress={onPress}>
          {label}
        </Button>
      )}
      <VisuallyHidden>
        <output>{answer}</output>
      </VisuallyHidden>
    </>
  );
}
