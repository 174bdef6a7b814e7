import type { RouterHistory } from '@tanstack/react-router';

/**
 * Tells once that someone has gone on, which they may before the first page is whole.
 *
 * @returns what stops listening
 */
export function onceMoved(history: RouterHistory, then: () => void): () => void {
  const stopListening = history.subscribe(({ action }) => {
    if (action.type === 'REPLACE') return;
    stopListening();
    then();
  });
  return stopListening;
}
