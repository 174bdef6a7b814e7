import { useState } from 'react';

/**
 * What is changed in a form that stays when it has been saved. What was saved is a change no more,
 * so that the next save says nothing of it; what was typed meanwhile still is.
 * @param now what is changed, as it is now.
 * @param saves how often it has been saved.
 * @param draft what is changed from the start.
 */
export function useChanges<Fields extends object, Thing>(
  now: Thing,
  saves: number,
  draft: Partial<Fields> = {},
) {
  const nothing: Partial<Fields> = {};
  const [{ changes, sent, from, ...last }, setState] = useState({
    changes: draft,
    sent: nothing,
    from: now,
    saves,
  });
  if (last.saves !== saves)
    setState({ changes: without(changes, sent), sent: nothing, from: now, saves });
  return {
    changes,
    /** What was changed, as it was seen then: it may be another by now. */
    from,
    change: (part: Partial<Fields>) =>
      setState((state) => ({
        ...state,
        from: Object.keys(state.changes).length === 0 ? now : state.from,
        changes: { ...state.changes, ...part },
      })),
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
