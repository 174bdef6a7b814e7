import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';
import { leaveEvent, pushDialogStep } from './dialog-step.ts';

/** A way out of the page: an address of the app, or back to another document. */
type Exit = { href: string } | 'back';

/** While mounted, asks before its page is left: by a link, Back or a reload. */
export function AskBeforeLeaving() {
  const router = useRouter();
  const [exit, setExit] = useState<Exit | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const leaving = useRef(false);
  useUnloadWarning(!isLeaving);
  useEffect(() => {
    const ask = (event: Event) => {
      if (leaving.current) return;
      event.preventDefault();
      setExit('back');
    };
    window.addEventListener(leaveEvent, ask);
    pushDialogStep(router.history.location.state.__TSR_key);
    return () => window.removeEventListener(leaveEvent, ask);
  }, [router]);
  useBlocker({
    // Answered at once: while an answer is waited for, another Back would leave unasked.
    shouldBlockFn: ({ current, next, action }) => {
      if (leaving.current) return false;
      // Back puts away the question, as any dialog.
      if (exit !== null && action === 'BACK') return false;
      // The same page in another language loses nothing.
      if (current.routeId === next.routeId) return false;
      setExit({ href: `${next.pathname}${router.options.stringifySearch(next.search)}` });
      return true;
    },
    enableBeforeUnload: false,
  });
  const leave = () => {
    if (exit === 'back') {
      leaving.current = true;
      setIsLeaving(true);
      setExit(null);
      window.history.back();
    } else void router.navigate({ href: exit?.href ?? '', ignoreBlocker: true });
  };
  return <DiscardQuestion isOpen={exit !== null} onDiscard={leave} onKeep={() => setExit(null)} />;
}
