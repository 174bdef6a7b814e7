import { escapeDialog } from '@ecritoire/ui';
import { useBlocker } from '@tanstack/react-router';

/**
 * Back, which on a phone is a gesture, puts away the dialog that is over the page, as Escape does,
 * rather than change the page behind it.
 */
export function useBackClosesDialogs(): void {
  useBlocker({
    shouldBlockFn: ({ action }) => action === 'BACK' && escapeDialog(),
    enableBeforeUnload: false,
  });
}
