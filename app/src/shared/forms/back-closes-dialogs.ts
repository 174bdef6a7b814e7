import { escapeDialog, useIsDialogOpen } from '@ecritoire/ui';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isForwardWithinDocument, pushDialogStep } from './dialog-step.ts';

/**
 * Back, which on a phone is a gesture, puts away the dialog that is over the page, as Escape does,
 * rather than change the page behind it. With any other step in the history it goes as its page
 * does.
 * @param hasWords whether dialogs may hold what is typed: then Back stays on a page that was loaded
 * by its address also where that costs the pages that Forward leads to.
 */
export function useBackClosesDialogs(hasWords: boolean): void {
  const router = useRouter();
  const isOpen = useIsDialogOpen();
  useEffect(() => {
    if (!isOpen || (!hasWords && isForwardWithinDocument())) return;
    pushDialogStep(router.history.location.state.__TSR_key);
  }, [isOpen, hasWords, router]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      return escapeDialog() && action === 'BACK';
    },
    enableBeforeUnload: false,
  });
}
