import { useEffect, useEffectEvent } from 'react';

/** Tells what is changed in a form and not saved, whenever that differs. */
export function useDraft<Draft>(draft: Draft, onDraft: ((draft: Draft) => void) | undefined): void {
  const tell = useEffectEvent((current: Draft) => onDraft?.(current));
  useEffect(() => tell(draft), [draft]);
}
