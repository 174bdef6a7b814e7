import { escapeDialog } from '@ecritoire/ui';

/** The state of an entry of the history; `isUnderDialog` of one that a step for dialogs lies over. */
type EntryState = { __TSR_key?: string; isUnderDialog?: true } | null;

const stateOfEntry = (): EntryState => history.state;

/** Past the router, which follows the methods of `history` itself: its page stays what it is. */
const write = (method: 'pushState' | 'replaceState', state: EntryState) =>
  History.prototype[method].call(history, state, '');

function isWithinDocument(delta: -1 | 1): boolean {
  const entry = 'navigation' in window ? navigation.currentEntry : null;
  return entry !== null && navigation.entries()[entry.index + delta]?.sameDocument === true;
}

/** Whether a step that is pushed here takes the place of one that Forward leads to. */
export const isForwardWithinDocument = (): boolean => isWithinDocument(1);

/** Its step is gone, or is being left with the document: another one can be pushed. */
function unmarkEntry(): void {
  const { isUnderDialog, ...state } = stateOfEntry() ?? {};
  if (isUnderDialog) write('replaceState', state);
}

/** Dispatched to the page when Back would leave the document: preventing it keeps the page. */
export const leaveEvent = 'ecritoire:leave';

const mayLeave = () => dispatchEvent(new Event(leaveEvent, { cancelable: true }));

/**
 * On a page that was loaded by its address Back leaves the document, which no script can prevent. There
 * an entry of the same page is pushed when a dialog opens, or something is typed that leaving would
 * lose, so that Back has a step within the document.
 * @param key of the entry that the router is at: a step that it takes back is not over yet.
 */
export function pushDialogStep(key: string | undefined): void {
  const state = stateOfEntry();
  if (state?.__TSR_key !== key || state?.isUnderDialog || isWithinDocument(-1)) return;
  write('replaceState', { ...state, isUnderDialog: true });
  write('pushState', state);
}

/**
 * Takes the steps back to an entry under a dialog: one closes the dialog or asks, and stays; with
 * nothing to keep the step was made for nothing, and the next one is taken as well. The router hears of neither.
 * Called before the router is there.
 */
export function followDialogSteps(): void {
  let isReturning = false;
  // The entry that was over it went with another document.
  unmarkEntry();
  addEventListener('popstate', (event) => {
    if (isReturning || stateOfEntry()?.isUnderDialog) event.stopImmediatePropagation();
    if (isReturning) isReturning = false;
    else if (stateOfEntry()?.isUnderDialog) {
      isReturning = escapeDialog() || !mayLeave();
      if (isReturning) history.forward();
      else {
        // There may be nowhere to go, the writer may stay, or the page be restored later.
        unmarkEntry();
        history.back();
      }
    }
  });
}
