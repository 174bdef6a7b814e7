import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** How each dialog that is over the page is put away; the last is on top. */
let open: readonly (() => void)[] = [];
/** They take the keys as a dialog does; the page, its toasts and the way back stay usable. */
let popovers = 0;
const listeners = new Set<() => void>();

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isOverPage = (): boolean => open.length > 0;

/** Whether a dialog or a popover has the keys: a dialog that is on its way out no longer has. */
export const isDialogOpen = (): boolean => isOverPage() || popovers > 0;

export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(subscribe, isOverPage, () => false);

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

/** Makes the popover known that the calling component stands in. */
export function useOpenPopover(): void {
  useEffect(() => {
    popovers += 1;
    return () => {
      popovers -= 1;
    };
  }, []);
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
