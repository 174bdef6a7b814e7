import { useBlocker, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { DiscardQuestion } from '../../screens/DiscardQuestion.tsx';
import { useAskBeforeUnload } from '../../screens/use-ask-before-unload.ts';

/** While it stands on a page, whoever leaves that is asked before: by a link, Back or a reload. */
export function AskBeforeLeaving() {
  useAskBeforeUnload(true);
  const router = useRouter();
  const [href, setHref] = useState<string | null>(null);
  useBlocker({
    // Answered at once: while an answer is waited for, another Back would leave unasked.
    shouldBlockFn: ({ current, next, action }) => {
      // Back puts away the question, as any dialog.
      if (href !== null && action === 'BACK') return false;
      // The same page in another language loses nothing.
      if (current.routeId === next.routeId) return false;
      setHref(`${next.pathname}${router.options.stringifySearch(next.search)}`);
      return true;
    },
    enableBeforeUnload: false,
  });
  return (
    <DiscardQuestion
      isOpen={href !== null}
      onDiscard={() => void router.navigate({ href: href ?? '', ignoreBlocker: true })}
      onKeep={() => setHref(null)}
    />
  );
}
