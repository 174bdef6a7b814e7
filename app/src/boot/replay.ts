import { followRebuilds } from './counterparts.ts';
import {
  fillIn,
  filledIn,
  isField,
  showIn,
  stateOf,
  type Field,
  type FieldState,
} from './fields.ts';
import { followFocus } from './focus.ts';

/** Links, boxes and `<summary>` work without the app. */
const held = 'button,[role="button"]';

/** Milliseconds until a press is long enough on its way to be worth a word. */
const patience = 1000;

/** Shows that a button was pressed, and that what it does is on its way. */
function showBusy(button: HTMLElement | null, isBusy: boolean): void {
  if (button === null) return;
  button.style.opacity = isBusy ? '0.6' : '';
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/**
 * Keeps what somebody does while the app is on its way, and does it again once it is there: the
 * last press of a button, and what was filled in.
 *
 * @param onWait somebody who has pressed a button waits for longer than a moment
 */
export function createReplay(page: Document, onWait: () => void) {
  let press: HTMLElement | null = null;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const filled = new Map<Field, FieldState>();
  const until = new AbortController();

  const stop = () => {
    until.abort();
    clearTimeout(wait);
    showBusy(press, false);
  };
  const again = () => {
    stop();
    for (const [field, state] of filled) fillIn(field, state);
    // The app has taken in what was filled in only once this task is over.
    setTimeout(() => press?.click());
  };
  return {
    start(): void {
      const options = { signal: until.signal, capture: true };
      const focus = followFocus(page, until.signal);
      followRebuilds(page, until.signal, (pairs) => {
        for (const [gone, fresh] of pairs) {
          if (gone instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement)
            fresh.open = gone.open;
          if (!isField(gone) || !isField(fresh)) continue;
          const state = filled.get(gone);
          if (state === undefined) continue;
          filled.delete(gone);
          filled.set(fresh, state);
          showIn(fresh, state);
        }
        focus.carryOver(pairs);
        const button = press && pairs.get(press);
        if (!(button instanceof HTMLElement)) return;
        press = button;
        showBusy(press, true);
      });
      // What the browser has restored or autofilled.
      for (const field of filledIn(page)) filled.set(field, stateOf(field));
      page.addEventListener(
        'click',
        (event) => {
          const button =
            event.target instanceof Element ? event.target.closest<HTMLElement>(held) : null;
          if (button === null) return;
          showBusy(press, false);
          press = button;
          showBusy(press, true);
          wait ??= setTimeout(onWait, patience);
          event.preventDefault();
          event.stopPropagation();
        },
        options,
      );
      // The app takes fields over as they were built: what was there comes back before more is typed.
      const onLetter = (event: Event) => {
        const { target } = event;
        if (!isField(target)) return;
        // React would take the page over at once, and the field be gone that the letter is for.
        event.stopPropagation();
        const state = filled.get(target);
        if (state !== undefined && state !== stateOf(target)) fillIn(target, state);
      };
      for (const name of ['beforeinput', 'textInput']) {
        page.addEventListener(name, onLetter, options);
      }
      page.addEventListener(
        'input',
        ({ target }) => {
          if (isField(target)) filled.set(target, stateOf(target));
        },
        options,
      );
      page.addEventListener('hydrated', again, { once: true, signal: until.signal });
    },
    /** The app does not come: the page goes on without it. */
    stop,
    /** Whether somebody waits for a button. */
    isPressed: () => press !== null,
  };
}
