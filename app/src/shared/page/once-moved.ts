import type { RouterHistory } from '@tanstack/react-router';

/**
 * Calls back on the first navigation, which can happen before hydration finishes.
 *
 * @returns a function that stops listening
 */
export function onceMoved(history: RouterHistory, then: () => void): () => void {
  const stopListening = history.subscribe(({ action }) => {
    if (action.type === 'REPLACE') return;
    stopListening();
    then();
  });
  return stopListening;
}
