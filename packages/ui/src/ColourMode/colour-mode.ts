import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Known to the script in the head as well. */
const storageKey = 'ecritoire-colour-mode';
const attribute = 'data-colour-mode';
const listeners = new Set<() => void>();

function isColourMode(value: string | null): value is ColourMode {
  return colourModes.some((mode) => mode === value);
}

function read(): ColourMode {
  try {
    const saved = localStorage.getItem(storageKey);
    return isColourMode(saved) ? saved : 'system';
  } catch {
    return 'system';
  }
}

function apply(mode: ColourMode) {
  if (mode === 'system') document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, mode);
}

/**
 * Saves the reader's choice and shows it at once. `system` follows the system from then on.
 *
 * Where the browser refuses storage, the choice holds until the page is left.
 */
export function setColourMode(mode: ColourMode) {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // A private window may have no storage: the choice is still shown.
  }
  apply(mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    apply(read());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** The reader's choice and a way to change it; changes in other tabs arrive too. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), setColourMode];
}
