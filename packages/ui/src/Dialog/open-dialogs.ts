import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** How each dialog that is over the page is put away; the last is on top. */
let open: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a dialog is over the page: one that is on its way out no longer is. */
export const isDialogOpen = (): boolean => open.length > 0;

export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(subscribe, isDialogOpen, () => false);

/** Makes a dialog known while it is over the page. */
export function useOpenDialog(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => escape();
    change([...open, close]);
    return () => change(open.filter((one) => one !== close));
  }, [isOpen]);
}

/**
 * Asks the uppermost dialog to go, as Escape does: it may ask first, or stay while it must.
 * @returns whether there was one.
 */
export function escapeDialog(): boolean {
  const top = open.at(-1);
  top?.();
  return top !== undefined;
}
