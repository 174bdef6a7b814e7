import { getResponse, http, matchRequestUrl, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { endPending, startPending } from './handlers.ts';

const worker = setupWorker();
let started: Promise<unknown> | null = null;

/** One handler for all: MSW reads the page's cookies for each handler it tries, a slow call each time. */
const firstOf = (handlers: HttpHandler[]) =>
  http.all('*/api/*', ({ request }) => {
    const url = new URL(request.url);
    const fitting = handlers.filter(
      ({ info: { method, path } }) =>
        (method instanceof RegExp || method === request.method) &&
        (typeof path === 'function' || matchRequestUrl(url, path).matches),
    );
    return getResponse(fitting, request);
  });

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
  worker.resetHandlers(firstOf(handlers));
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
