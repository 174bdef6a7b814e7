import { usePart } from '@ecritoire/ui';
import { useEarlyWords } from './early-words.ts';

const loadSheet = () => import('./EarlyWordsSheet.tsx');

/** Takes the keys while a text is being begun. */
export function EarlyWords() {
  const early = useEarlyWords();
  // Without it one writes once the text is open.
  const part = usePart(loadSheet, early !== null, () => {});
  return early === null || part === null ? null : <part.EarlyWordsSheet {...early} />;
}
