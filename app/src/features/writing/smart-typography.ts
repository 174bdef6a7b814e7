import { useSyncExternalStore } from 'react';

const storageKey = 'ecritoire-smart-typography';
const listeners = new Set<() => void>();
/** The choice where the browser keeps none; null where it does. */
let unkept: boolean | null = null;

function isOn(): boolean {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Where the browser refuses storage, the choice holds until the page is left. */
function choose(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
    unkept = null;
  } catch {
    unkept = on;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = ({ key }: StorageEvent) => {
    // No key: all that was kept is gone.
    if (key !== storageKey && key !== null) return;
    unkept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** Whether signs are set as they are typed, chosen for this device, in whatever tab. */
export const useSmartTypography = (): [isOn: boolean, choose: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, isOn),
  choose,
];
