import { differenceId } from '@ecritoire/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type ChangeStepOptions = {
  /** The paragraphs that differ, in reading order. */
  ids: readonly string[];
  hasMore: boolean;
  /** Reads some more; resolves with all that are known then. */
  readMore: () => Promise<readonly string[]>;
};

function show(id: string): void {
  const element = document.getElementById(differenceId(id));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/**
 * Goes from change to change, by buttons and by Alt with the arrow keys: the paragraph that is gone to
 * has the focus.
 */
export function useChangeSteps({ ids, hasMore, readMore }: ChangeStepOptions) {
  const [step, setStep] = useState<{ id: string } | null>(null);
  const place = step === null ? -1 : ids.indexOf(step.id);
  useEffect(() => {
    if (step !== null) show(step.id);
  }, [step]);

  const goTo = (id: string | undefined) => {
    if (id !== undefined) setStep({ id });
  };
  const next = () => {
    if (place < ids.length - 1 || !hasMore) return goTo(ids[place + 1] ?? ids[0]);
    // What does not come is said below the list.
    void readMore().then(
      (all) => goTo(all[ids.length]),
      () => {},
    );
  };
  const before = () => goTo(place <= 0 ? ids.at(-1) : ids[place - 1]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    // There it opens a list, or moves what is typed.
    const isTaken = 'input:not([type=checkbox]), textarea, [aria-haspopup], [role=dialog]';
    if (target instanceof Element && target.closest(isTaken)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'ArrowDown') next();
    else before();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the timeline, in which the arrow keys choose a version.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);

  /** Counted from 1; 0 before the first step. */
  return { at: place + 1, next, before };
}
