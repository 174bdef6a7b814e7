import { isField } from './fields.ts';

/** Knows what has the focus, also once it is gone from the page. */
export function followFocus(page: Document, signal: AbortSignal) {
  let focused = page.activeElement;
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) focused = target;
    },
    { signal, capture: true },
  );
  page.addEventListener(
    'focusout',
    ({ target }) => {
      // An element that is removed loses the focus before it has gone.
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = page.activeElement;
      });
    },
    { signal, capture: true },
  );
  return {
    /** Gives focus and selection to what has come in the place of what had them. */
    carryOver(pairs: ReadonlyMap<Element, Element>): void {
      const lost = focused;
      const fresh = lost === null || lost.isConnected ? undefined : pairs.get(lost);
      if (lost === null || !(fresh instanceof HTMLElement)) return;
      fresh.focus({ preventScroll: true });
      if (!isField(lost) || !isField(fresh)) return;
      const { selectionStart, selectionEnd, selectionDirection } = lost;
      // Fields for addresses have no selection to read or set.
      if (selectionStart !== null)
        fresh.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    },
  };
}
