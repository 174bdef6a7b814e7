import { safeSession } from '../../boot/safe-session.ts';

/** The router says how far down a page is shown: at its top, or where it was left. */
const withoutScroll = { preventScroll: true } as const;

/** The session storage's key of a page that is loaded again to be shown. */
const reloadKey = 'ecritoire:arriving';

/**
 * Moves the focus to the heading of the page: from where one reads on, and what is read out.
 * @returns false when the page has none yet, or only the hidden one of the page before.
 */
export function focusPageHeading(options: FocusOptions = {}): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus(options);
  return heading !== null && heading === document.activeElement;
}

/**
 * Moves the focus once a dialog has given it back, if nothing has it then. The dialog keeps it while
 * it fades out, and gives it back a frame later.
 */
export function onLostFocus(move: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.closest('[role$=dialog]')) {
      onLostFocus(move);
      return;
    }
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) move();
    });
  });
}

/**
 * Moves the focus to the first button of a part of the page when what had it is gone, or to the
 * heading of the page.
 */
export function restoreFocusIn(partId: string): void {
  onLostFocus(() => {
    const button = document.getElementById(partId)?.querySelector('button');
    if (button) button.focus();
    else focusPageHeading();
  });
}

/**
 * Moves the focus to the row of the page's list at this place when the one that had it is gone, to
 * its last row, or to the heading of the page.
 */
export function restoreFocusToRow(index: number): void {
  onLostFocus(() => {
    const rows = [...document.querySelectorAll('main [data-rows] [role="listitem"]')];
    const button = (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>('a, button');
    if (button) button.focus();
    else focusPageHeading();
  });
}

/** What the build says of a page to search engines, which is not so of the page after it. */
export function removePrerenderedHead(): void {
  for (const built of document.head.querySelectorAll('[data-built]')) built.remove();
}

/**
 * The page that is navigated to comes with a newer build.
 * @param address where the browser is not there yet
 */
export function reloadToNavigate(address?: string): void {
  safeSession.setItem(reloadKey, 'true');
  if (address !== undefined) {
    location.assign(address);
    return;
  }
  // The browser would show it as far down as the page before it was left. Added after the router's
  // listener, which lets the browser do so.
  const leaveAtTop = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', leaveAtTop, { once: true });
  location.reload();
}

/** Focus on navigation: a page takes it when its content comes, which can be later than its route. */
export function createNavigationFocus() {
  /**
   * The page that takes the focus when it comes: one navigated to, one that is tried again, or one
   * that takes it only if nothing else has it by then.
   */
  let pending: 'navigated' | 'retried' | 'ifUnfocused' | null = null;

  /** Whether this page answers a retry, and the focus has not moved since. */
  const isRetried = (): boolean => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || Boolean(activeElement?.closest('main'));
    return pending === 'retried' && isHere;
  };

  return {
    isRetried,
    /** A page that could not be shown is tried again. */
    retry: (): void => {
      pending = 'retried';
    },
    /** The router shows another page: the focus moves there, unless something in it has it already. */
    navigate: (): void => {
      const main = document.querySelector('main');
      const focused = document.activeElement;
      pending = null;
      if (main !== null && main !== focused && main.contains(focused)) return;
      if (!focusPageHeading(withoutScroll)) pending = 'navigated';
    },
    /** The content of a page is there: it takes the focus that still waits for it. */
    complete: (focus: (options: FocusOptions) => void): void => {
      const isNowhere = pending === 'ifUnfocused' && document.activeElement === document.body;
      if (pending === 'navigated' || isRetried() || isNowhere) focus(withoutScroll);
      pending = null;
    },
    /** Before the first page is shown, which may have been reloaded to be navigated to. */
    resume: (): void => {
      if (safeSession.getItem(reloadKey) !== null) pending = 'ifUnfocused';
      safeSession.removeItem(reloadKey);
    },
    /**
     * Moves the focus to the heading when what had it is gone: a dialog gives it back to its button,
     * which may have gone meanwhile.
     */
    restore: (options: FocusOptions = {}): void => {
      onLostFocus(() => {
        // A page that is still loading takes it as it comes.
        if (!focusPageHeading(options)) pending = 'ifUnfocused';
      });
    },
  };
}
