import { useRouterState } from '@tanstack/react-router';
import { usePart } from '@ecritoire/ui';
import { useEffect, useLayoutEffect } from 'react';
import { useLatestInput } from '../../shared/editing/input-buffer.ts';
import { isInField } from '../../shared/editing/input-focus.ts';
import { useServices } from '../../shared/services/services.ts';

const loadSheet = () => import('./InputSheet.tsx');

/** Takes the keys while a text is being begun. */
export function InputCapture({ userId }: { userId: string }) {
  const { inputBuffer } = useServices();
  const input = useLatestInput(inputBuffer);
  useEffect(() => inputBuffer.restore(userId), [inputBuffer, userId]);
  // An earlier day of a journal is another page than today.
  const address = useRouterState({ select: ({ location: at }) => at.pathname + at.searchStr });
  useEffect(() => inputBuffer.keepUnlessOn(address), [inputBuffer, address]);
  // Without it one writes once the text is open.
  const part = usePart(loadSheet, input !== null, () => {});
  const isOnItsWay = input !== null && part === null;
  useLayoutEffect(() => {
    if (!isOnItsWay) return undefined;
    const takeKey = (event: KeyboardEvent) => {
      // What is typed into a field is that field's own.
      if (!isInField() && inputBuffer.takeKey(event)) event.preventDefault();
    };
    // Before the button that still has the focus.
    document.addEventListener('keydown', takeKey, true);
    return () => document.removeEventListener('keydown', takeKey, true);
  }, [inputBuffer, isOnItsWay]);
  return input === null || part === null ? null : <part.InputSheet {...input} />;
}
