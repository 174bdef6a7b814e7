import { useState } from 'react';

/**
 * What is changed in a form that stays when it has been saved. What was saved is a change no more,
 * so that the next save says nothing of it; what was typed meanwhile still is.
 * @param saves how often it has been saved.
 */
export function useChanges<Fields extends object>(saves: number) {
  const nothing: Partial<Fields> = {};
  const [{ changes, sent, ...last }, setState] = useState({
    changes: nothing,
    sent: nothing,
    saves,
  });
  if (last.saves !== saves) setState({ changes: without(changes, sent), sent: nothing, saves });
  return {
    changes,
    change: (part: Partial<Fields>) =>
      setState((state) => ({ ...state, changes: { ...state.changes, ...part } })),
    /** Says that they are sent as they are by now. */
    markSent: () => setState((state) => ({ ...state, sent: state.changes })),
  };
}

/** The changes that were made after these were sent. */
function without<Fields extends object>(
  changes: Partial<Fields>,
  sent: Partial<Fields>,
): Partial<Fields> {
  const left = { ...changes };
  for (const key in sent) if (left[key] === sent[key]) delete left[key];
  return left;
}
