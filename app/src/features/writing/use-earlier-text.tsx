import type { Document } from '@ecritoire/contracts';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { EarlierTextProps } from './EarlierText.tsx';
import { useServices } from '../../shared/services/services.ts';

/** The way to an earlier text, once the page is idle; a text that cannot reach it is as usable without. */
export function useEarlierText(
  { id, words }: Pick<Document, 'id' | 'words'>,
  count: EarlierTextProps['count'],
): ReactNode {
  const { idleTasks } = useServices();
  const [part, setPart] = useState<{ EarlierText: ComponentType<EarlierTextProps> } | null>(null);
  const [wordsAtFirst] = useState(words);
  useEffect(
    () =>
      idleTasks.run(() => {
        import('./EarlierText.tsx').then(setPart, () => {});
      }),
    [idleTasks],
  );
  return part && <part.EarlierText documentId={id} words={wordsAtFirst} count={count} />;
}
