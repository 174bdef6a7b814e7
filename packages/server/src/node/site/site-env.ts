import type { HttpBindings } from '@hono/node-server';

export type SiteEnv = {
  /** What the Node server gives beside a request; nothing of it in tests without a socket. */
  Bindings: Partial<HttpBindings>;
};
