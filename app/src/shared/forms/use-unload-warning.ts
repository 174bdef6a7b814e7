import { createContext, use, useEffect } from 'react';
import type { UnsavedChanges } from '../runtime/unsaved-changes.ts';

/** Those of the page; a screen in a story has none. */
export const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** Makes the browser warn before the page unloads with what only it holds. */
export function useUnloadWarning(isNeeded: boolean): void {
  const unsaved = use(UnsavedChangesContext);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn, unsaved ? { signal: unsaved.leaving } : {});
    const release = unsaved?.hold();
    return () => {
      window.removeEventListener('beforeunload', warn);
      release?.();
    };
  }, [isNeeded, unsaved]);
}
