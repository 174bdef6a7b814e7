import { latinKey } from '@ecritoire/editor/latin-key';
import { useEffect } from 'react';
import { onMac } from '../../shared/ui/on-mac.ts';

/** Ctrl+S, ⌘S on a Mac: without shift, which is another command of the browser. */
const isSaveKey = (event: KeyboardEvent) =>
  latinKey(event) === 's' &&
  !event.altKey &&
  !event.shiftKey &&
  (onMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);

/** While the component is mounted, the browser's save key saves at once. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      // The browser would save the page as a file.
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
