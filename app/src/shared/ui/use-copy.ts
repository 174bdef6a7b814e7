import { useEffect, useState } from 'react';

/** Milliseconds that a button shows its result. */
const answerTime = 4000;

export type CopyOutcome = 'none' | 'copied' | 'refused';

/**
 * A button that copies to the clipboard and shows the result for a moment.
 * @param onCopy rejects where the browser refuses.
 */
export function useCopy(onCopy: () => Promise<void>): [outcome: CopyOutcome, copy: () => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), answerTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void onCopy().then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return [outcome, copy];
}

export const iconOfCopy = { none: 'copy', copied: 'check', refused: 'warning' } as const;
