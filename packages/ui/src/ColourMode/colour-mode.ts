import { useInsertionEffect, useSyncExternalStore } from 'react';
import { queries } from '../tokens/queries.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Known to the script in the head as well. */
const storageKey = 'ecritoire-colour-mode';
const attribute = 'data-colour-mode';
const forcedAttribute = 'data-forced-colour-mode';
const listeners = new Set<() => void>();
/** The choice where the browser keeps none; null where it does. */
let unsaved: ColourMode | null = null;

function isColourMode(value: string | null): value is ColourMode {
  return colourModes.some((mode) => mode === value);
}

function read(): ColourMode {
  if (unsaved !== null) return unsaved;
  try {
    const saved = localStorage.getItem(storageKey);
    return isColourMode(saved) ? saved : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Grounds that took their time would be light for a moment under letters that are so already.
 * Finished rather than forbidden: nobody waits for the end of one for ever.
 */
function finishTransitions() {
  for (const moving of document.getAnimations())
    if (moving instanceof CSSTransition) moving.finish();
}

function apply(choice: ColourMode) {
  const page = document.documentElement;
  const forced = page.getAttribute(forcedAttribute);
  const mode = forced === 'light' || forced === 'dark' ? forced : choice;
  const shown = mode === 'system' ? null : mode;
  if (shown !== page.getAttribute(attribute)) {
    if (shown === null) page.removeAttribute(attribute);
    else page.setAttribute(attribute, shown);
    finishTransitions();
  }
  for (const around of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const its = around.dataset['mode'];
    if (mode === 'system') around.media = `(prefers-color-scheme: ${its})`;
    else around.media = its === mode ? 'all' : 'not all';
  }
}

/**
 * Saves the reader's choice and shows it at once. `system` follows the system from then on.
 *
 * Where the browser refuses storage, the choice holds until the page is left.
 */
export function setColourMode(mode: ColourMode) {
  try {
    localStorage.setItem(storageKey, mode);
    unsaved = null;
  } catch {
    // A private window may have no storage.
    unsaved = mode;
  }
  apply(mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== storageKey && key !== null) return;
    unsaved = null;
    apply(read());
    listener();
  };
  const system = matchMedia(queries.prefersDark);
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  system.addEventListener('change', finishTransitions);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
    system.removeEventListener('change', finishTransitions);
  };
}

/** The reader's choice and a way to change it; changes in other tabs arrive too. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), setColourMode];
}

/**
 * Shows the page in one mode while the calling component is mounted, overriding the reader's
 * choice, which stays saved. `system` cannot be forced: it is the reader's to choose.
 */
export function useForcedColourMode(mode: Exclude<ColourMode, 'system'> | null) {
  // Before the browser paints, and before any layout is measured in the wrong colours.
  useInsertionEffect(() => {
    if (mode === null) return;
    document.documentElement.setAttribute(forcedAttribute, mode);
    apply(read());
    return () => {
      document.documentElement.removeAttribute(forcedAttribute);
      apply(read());
    };
  }, [mode]);
}
