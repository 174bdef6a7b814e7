import { useRouterState } from '@tanstack/react-router';
import { usePart } from '@ecritoire/ui';
import { useEffect, useLayoutEffect } from 'react';
import {
  isInField,
  keepLeftEarlyWords,
  takeEarlyKey,
  takeUpEarlyWords,
  useLatestEarlyWords,
} from '../../shared/editing/early-words.ts';

const loadSheet = () => import('./EarlyWordsSheet.tsx');

const takeKey = (event: KeyboardEvent) => {
  // What is typed into a field is that field's own.
  if (!isInField() && takeEarlyKey(event)) event.preventDefault();
};

/** Takes the keys while a text is being begun. */
export function EarlyWords({ userId }: { userId: string }) {
  const early = useLatestEarlyWords();
  useEffect(() => takeUpEarlyWords(userId), [userId]);
  // An earlier day of a journal is another page than today.
  const address = useRouterState({ select: ({ location: at }) => at.pathname + at.searchStr });
  useEffect(() => keepLeftEarlyWords(address), [address]);
  // Without it one writes once the text is open.
  const part = usePart(loadSheet, early !== null, () => {});
  const isOnItsWay = early !== null && part === null;
  useLayoutEffect(() => {
    if (!isOnItsWay) return undefined;
    // Before the button that still has the focus.
    document.addEventListener('keydown', takeKey, true);
    return () => document.removeEventListener('keydown', takeKey, true);
  }, [isOnItsWay]);
  return early === null || part === null ? null : <part.EarlyWordsSheet {...early} />;
}
