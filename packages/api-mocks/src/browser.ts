import { setupWorker } from 'msw/browser';
import type { HttpHandler } from 'msw';
import { endPending } from './handlers.ts';

const worker = setupWorker();
let started: Promise<unknown> | null = null;

/**
 * Mocks the API for what a page asks, until it is told to stop; whatever else the page asks goes its
 * way. Asked again meanwhile, as by a story that is drawn anew, it goes on with other handlers. The
 * page's own server has MSW's `mockServiceWorker.js`.
 *
 * @param script where, seen from the page.
 * @param handlers what answers.
 * @returns what stops it.
 */
export async function mockApi(script: string, ...handlers: HttpHandler[]) {
  worker.resetHandlers(...handlers);
  started ??= worker.start({
    onUnhandledFrame: 'bypass',
    quiet: true,
    serviceWorker: { url: script },
  });
  await started;
  return async () => {
    if (started === null) return;
    started = null;
    endPending();
    await worker.stop();
  };
}
