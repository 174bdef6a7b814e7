import { safeSession } from '../../boot/safe-session.ts';

/** The router says how far down a page is shown: at its top, or where it was left. */
const arriving = { preventScroll: true } as const;

/** The session storage's key of a page that is loaded anew to be shown. */
const loadedAnew = 'ecritoire:arriving';

/**
 * A page that was gone to, or asked for anew, and has not said yet where the focus goes; or one that
 * takes it when it comes unless something else has it by then.
 */
let awaited: 'goneTo' | 'askedAnew' | 'unlessElsewhere' | null = null;

/**
 * Moves the focus to the heading of the page: from where one reads on, and what is read out.
 * @returns false when the page has none yet, or only the hidden one of the page before.
 */
export function focusPageHeading(options: FocusOptions = {}): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus(options);
  return heading !== null && heading === document.activeElement;
}

/** What the build says of a page to search engines, which is not so of the page after it. */
export function forgetBuiltPage(): void {
  for (const said of document.head.querySelectorAll('[data-built]')) said.remove();
}

/** The router shows another page: the focus moves there, unless something in it has it already. */
export function arrive(): void {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  awaited = null;
  if (main !== null && main !== focused && main.contains(focused)) return;
  if (!focusPageHeading(arriving)) awaited = 'goneTo';
}

/** For a page that is there later than its route: moves the focus if it still waits. */
export function completeArrival(focus: (options: FocusOptions) => void): void {
  const isNowhere = awaited === 'unlessElsewhere' && document.activeElement === document.body;
  if (awaited === 'goneTo' || isAskedAnew() || isNowhere) focus(arriving);
  awaited = null;
}

/** A page that could not be shown is asked for anew, and takes the focus when it comes. */
export function askAnew(): void {
  awaited = 'askedAnew';
}

/**
 * The page that was gone to comes with a newer build.
 * @param address where the browser is not there yet
 */
export function loadToArrive(address?: string): void {
  safeSession.setItem(loadedAnew, 'true');
  if (address !== undefined) {
    location.assign(address);
    return;
  }
  // The browser would show it as far down as the page before it was left. Heard after the router,
  // which lets the browser do so.
  const leaveAtTop = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', leaveAtTop, { once: true });
  location.reload();
}

/** Said before the first page is shown. */
export function goOnArriving(): void {
  if (safeSession.getItem(loadedAnew) !== null) awaited = 'unlessElsewhere';
  safeSession.removeItem(loadedAnew);
}

/** Whether what comes now is the answer to that, and whoever asked has not gone elsewhere. */
export function isAskedAnew(): boolean {
  const { activeElement, body } = document;
  const isHere = activeElement === body || Boolean(activeElement?.closest('main'));
  return awaited === 'askedAnew' && isHere;
}

/**
 * Moves the focus to the heading when what had it is gone: a dialog gives it back to its button, which
 * may have gone meanwhile.
 */
export function focusLostHeading(options: FocusOptions = {}): void {
  // Dialogs give the focus back a frame after they have closed.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      // A page that is still on its way takes it as it comes.
      if (document.activeElement === document.body && !focusPageHeading(options))
        awaited = 'unlessElsewhere';
    });
  });
}

/**
 * Moves the focus to the first button of a part of the page when what had it is gone, or to the
 * heading of the page.
 */
export function focusLostIn(placeId: string): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const button = document.getElementById(placeId)?.querySelector('button');
      if (button) button.focus();
      else focusPageHeading();
    });
  });
}
