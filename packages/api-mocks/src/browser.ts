import { setupWorker } from 'msw/browser';
import type { HttpHandler } from 'msw';
import { endPending, startPending } from './handlers.ts';

const worker = setupWorker();
let started: Promise<unknown> | null = null;

/**
 * Mocks the API for a page's requests until it is stopped; all other requests pass through. Called
 * again meanwhile, as by a story that is rendered again, it goes on with the new handlers. The
 * page's own server has MSW's `mockServiceWorker.js`.
 *
 * @param script its address, relative to the page.
 * @param handlers the mock's request handlers.
 * @returns a function that stops it.
 */
export async function mockApi(script: string, ...handlers: HttpHandler[]) {
  startPending();
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
