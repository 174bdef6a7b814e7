import { escapeDialog, useIsDialogOpen } from '@ecritoire/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pushDialogStep } from './dialog-step.ts';

/**
 * Back, which on a phone is a gesture, puts away the dialog that is over the page, as Escape does,
 * rather than change the page behind it. With any other step in the history it goes as its page
 * does.
 */
export function useBackClosesDialogs(): void {
  const isOpen = useIsDialogOpen();
  useEffect(() => {
    if (isOpen) pushDialogStep();
  }, [isOpen]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      return escapeDialog() && action === 'BACK';
    },
    enableBeforeUnload: false,
  });
}
