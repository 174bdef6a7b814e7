import { Hono } from 'hono';
import { operations, type OperationId } from '@ecritoire/contracts';
import { createAccessTokens, type Digest } from './auth/access-tokens.ts';
import { createDeviceStatus } from './auth/device-status.ts';
import type { IdentityVerifier } from './auth/identity.ts';
import { createKeyedHash } from './auth/keyed-hash.ts';
import type { Database } from './database/database.ts';
import { isId } from './database/pages.ts';
import { findPublishedHead, type PublishedHead } from './domain/published-sessions.ts';
import { HeldTallies } from './domain/session-tallies.ts';
import { handlers } from './handlers.ts';
import { createAccountLimits } from './http/account-limits.ts';
import { BASE_PATH } from './http/base-path.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { createLongReads } from './http/long-reads.ts';
import { problem } from './http/problem.ts';
import { respond } from './http/respond.ts';
import { serveOperation, type CheckAnswers, type UntypedHandler } from './http/serve-operation.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import type { Clock, Logger } from './services.ts';

export type ApiOptions = {
  /** Migrated to the newest of `migrations/`. */
  database: Database;
  identityVerifier: IdentityVerifier;
  /** At least 32 secret bytes, the same on every replica. */
  accessTokenKey: Uint8Array;
  logger: Logger;
  clock?: Clock;
  /**
   * What happens to a response that breaks the contract; `no` does not check, and is the default.
   */
  checkAnswers?: CheckAnswers;
  /** SHA-256, where the runtime has one that costs less at each call than that of Web Crypto. */
  digest?: Digest;
  /** Multiplies every rate limit, for load tests; 1 is the default. */
  rateLimitFactor?: number;
  /** The largest size of an account's texts, in characters; none is the default. */
  accountSizeLimit?: number;
  /** Origins whose pages may call the API, `*` for all; none is the default. */
  allowedOrigins?: readonly string[];
};

/** What the server knows of who asks, beside the request. */
export type Client = { address: string };

/** Clients without an address share one rate limit. */
export type Api = {
  fetch: (request: Request, client?: Client) => Promise<Response>;
  /** For the head of the page of a public text; undefined where there is none. */
  findPublishedHead: (sessionId: string) => Promise<PublishedHead | undefined>;
};

/** `/projects/{projectId}` → `/api/projects/:projectId` */
const routeOf = (path: string) => BASE_PATH + path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>');

/**
 * The reference API: requests below `/api` in, answers out, on any runtime with web standards.
 *
 * @throws RangeError when the access token key is too short.
 */
export function createApi(options: ApiOptions): Api {
  const { database, identityVerifier, logger, checkAnswers = 'no' } = options;
  const clock = options.clock ?? { now: () => new Date() };
  const accessTokens = createAccessTokens(options.accessTokenKey, clock, options.digest);
  const serving = {
    services: {
      database,
      clock,
      accessTokens,
      deviceStatus: createDeviceStatus(database),
      identityVerifier,
      keyedHash: createKeyedHash(options.accessTokenKey),
      logger,
      accountLimits: createAccountLimits(options.rateLimitFactor ?? 1),
      longReads: createLongReads(options.rateLimitFactor ?? 1),
      oneAtATime: createOneAtATime(),
      tallies: new HeldTallies(),
      accountSizeLimit: options.accountSizeLimit ?? Infinity,
    },
    checkAnswers,
    rateLimitFactor: options.rateLimitFactor ?? 1,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Handlers` checked each against its operation, and validation runs before each is called.
  const untyped = handlers as unknown as Record<OperationId, UntypedHandler>;
  const app = new Hono<{ Bindings: Client }>();
  if (options.allowedOrigins?.length) app.use(crossOrigin(options.allowedOrigins));
  const methodsByRoute = new Map<string, string[]>();

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
  for (const operationId of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[operationId];
    const route = routeOf(path);
    // Hono answers HEAD as GET, without the body.
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methodsByRoute.set(route, [...(methodsByRoute.get(route) ?? []), ...methods]);
    app.on(method.toUpperCase(), route, (context) =>
      serveOperation(
        { operationId, handler: untyped[operationId] },
        context.req.raw,
        { params: context.req.param(), clientAddress: context.env.address },
        serving,
      ),
    );
  }
  for (const [route, methods] of methodsByRoute) {
    app.all(route, () =>
      respond(
        { ...problem('request.methodNotAllowed'), headers: { Allow: methods.join(', ') } },
        clock.now(),
      ),
    );
  }
  app.notFound(() => respond(problem('request.notFound'), clock.now()));
  return {
    fetch: async (request, client = { address: '' }) => app.fetch(request, client),
    async findPublishedHead(sessionId) {
      const id = sessionId.toLowerCase();
      return isId(id) ? findPublishedHead(database, id) : undefined;
    },
  };
}
