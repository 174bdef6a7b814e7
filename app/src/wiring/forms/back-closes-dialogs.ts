import { escapeDialog, useIsDialogOpen } from '@ecritoire/ui';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pushDialogStep } from './dialog-step.ts';

/**
 * Back, which on a phone is a gesture, puts away the dialog that is over the page, as Escape does,
 * rather than change the page behind it. With any other step in the history it goes as its page
 * does.
 */
export function useBackClosesDialogs(): void {
  const router = useRouter();
  const isOpen = useIsDialogOpen();
  useEffect(() => {
    if (isOpen) pushDialogStep(router.history.location.state.__TSR_key);
  }, [isOpen, router]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      return escapeDialog() && action === 'BACK';
    },
    enableBeforeUnload: false,
  });
}
