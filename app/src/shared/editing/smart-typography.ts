import { useSyncExternalStore } from 'react';
import { createStore } from '../runtime/store.ts';

const storageKey = 'ecritoire-smart-typography';

/** Whether smart typography is on, chosen for this device and all its tabs. */
export function createSmartTypography() {
  /** The choice where the browser stores none; null where it does. */
  const unstored = createStore<boolean | null>(null);
  return {
    isOn: (): boolean => {
      try {
        return unstored.get() ?? localStorage.getItem(storageKey) === 'on';
      } catch {
        return false;
      }
    },
    /** Where the browser refuses storage, the choice holds until the page is left. */
    choose: (on: boolean): void => {
      try {
        localStorage.setItem(storageKey, on ? 'on' : 'off');
        unstored.set(null);
      } catch {
        unstored.set(on);
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      const followOtherTabs = ({ key }: StorageEvent) => {
        // No key: the whole storage was cleared.
        if (key === storageKey || key === null) unstored.set(null);
      };
      window.addEventListener('storage', followOtherTabs);
      const unsubscribe = unstored.subscribe(listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', followOtherTabs);
      };
    },
  };
}

export type SmartTypography = ReturnType<typeof createSmartTypography>;

export const useSmartTypography = ({ subscribe, isOn }: SmartTypography): boolean =>
  useSyncExternalStore(subscribe, isOn);
