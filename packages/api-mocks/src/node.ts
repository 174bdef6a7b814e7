import { setupServer } from 'msw/node';
import type { HttpHandler } from 'msw';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Mocks the API for the tests of a file: what no handler answers fails. Handlers of one test are added
 * with `use`, and gone after it.
 *
 * @param handlers what answers in every test.
 */
export function mockApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
