import { setupWorker } from 'msw/browser';
import type { HttpHandler } from 'msw';
import { endPending } from './handlers.ts';

const worker = setupWorker();

/**
 * Mocks the API for what a page asks, until it is told to stop; whatever else the page asks goes its
 * way. The page's own server has MSW's `mockServiceWorker.js`.
 *
 * @param script where, seen from the page.
 * @param handlers what answers.
 * @returns what stops it.
 */
export async function mockApi(script: string, ...handlers: HttpHandler[]) {
  worker.resetHandlers(...handlers);
  await worker.start({
    onUnhandledFrame: 'bypass',
    quiet: true,
    serviceWorker: { url: script },
  });
  return () => {
    endPending();
    return worker.stop();
  };
}
