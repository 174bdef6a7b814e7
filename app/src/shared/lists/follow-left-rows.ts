import type { AnyRouter } from '@tanstack/react-router';
import type { LeftRows } from './left-rows.ts';
import { returnToRow, rowInHand } from './return-to-row.ts';

/**
 * Remembers the row in hand as a page is left, and returns to it.
 *
 * @returns what stops it
 */
export function followLeftRows(
  router: AnyRouter,
  leftRows: LeftRows,
  options: Parameters<typeof returnToRow>[2],
): () => void {
  const life = new AbortController();
  let stopReturning = () => {};
  let pressed: Element | null = null;
  const comeBack = () => {
    stopReturning();
    const left = leftRows.at(router.state.location);
    if (left !== null) stopReturning = returnToRow(document, left, options);
  };
  const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stopReturning();
    if (fromLocation) leftRows.leave(fromLocation, rowInHand(document, pressed));
  });
  const stopArriving = router.subscribe('onRendered', comeBack);
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null;
  };
  document.addEventListener('click', notePress, { signal: life.signal, capture: true });
  const noteOnUnload = () => leftRows.leave(router.state.location, rowInHand(document, pressed));
  window.addEventListener('pagehide', noteOnUnload, { signal: life.signal });
  comeBack();
  return () => {
    life.abort();
    stopReturning();
    stopLeaving();
    stopArriving();
  };
}
