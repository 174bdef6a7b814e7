import { useI18n } from '@ecritoire/i18n/react';
import { Button, IconButton, VisuallyHidden } from '@ecritoire/ui';
import { useEffect, useState } from 'react';

export type DocumentCopyProps = {
  /** Puts the whole text on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
  /** `sign`: as small as a line of figures. */
  look: 'words' | 'sign';
};

/** Milliseconds that a button says what came of it. */
const answerTime = 4000;

/** Takes the text along, where saving it has failed; says whether it could. */
export function DocumentCopy({ onCopy, look }: DocumentCopyProps) {
  const { saving: texts } = useI18n().LL;
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), answerTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onPress = () =>
    void onCopy().then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const answer = { none: '', copied: texts.copied(), refused: texts.copyRefused() }[outcome];
  const icon = ({ none: 'copy', copied: 'check', refused: 'warning' } as const)[outcome];
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
