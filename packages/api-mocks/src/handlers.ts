import { operations, type OperationId } from '@ecritoire/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  exampleOf,
  problemOf,
  respond,
  type BodyOf,
  type ExampleName,
  type ProblemKey,
  type StatusOf,
} from './answers.ts';

/** What a handler is asked. */
type Asked = { request: Request; params: Record<string, string | readonly string[] | undefined> };

/** Where an operation is, on any origin, in the words of MSW. */
const pathOf = (id: OperationId) =>
  `*/api${operations[id].path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>')}`;

const handle = (id: OperationId, reply: (asked: Asked) => Response | Promise<Response>) =>
  http[operations[id].method](pathOf(id), reply);

/**
 * Answers an operation as one of its examples in the contract does.
 *
 * @param name that of the example; the first success where it is left out.
 */
export function example<Id extends OperationId>(id: Id, name?: ExampleName<Id>): HttpHandler {
  const { status, body } = exampleOf(id, name);
  return handle(id, () => respond(id, status, body));
}

/**
 * Answers an operation with a body that the contract has for that status.
 *
 * @param body or what makes it from what is asked.
 */
export function answer<Id extends OperationId, Status extends StatusOf<Id>>(
  id: Id,
  status: Status,
  body: BodyOf<Id, Status> | ((asked: Asked) => BodyOf<Id, Status> | Promise<BodyOf<Id, Status>>),
): HttpHandler {
  return handle(id, async (asked) =>
    respond(id, status, typeof body === 'function' ? await body(asked) : body),
  );
}

/** Refuses an operation with a problem of the error catalogue. */
export function refuse(id: OperationId, messageKey: ProblemKey): HttpHandler {
  const { status, body } = problemOf(messageKey);
  return handle(id, () => respond(id, status, body));
}

/** Lets nobody answer, as where there is no network. */
export const unreachable = (id: OperationId): HttpHandler => handle(id, () => HttpResponse.error());

const waiting = new Set<() => void>();
let isEnding = false;

/** Lets the answer be on its way until the mock ends. */
export const pending = (id: OperationId): HttpHandler =>
  handle(id, async () => {
    if (!isEnding) await new Promise<void>((resolve) => waiting.add(resolve));
    return HttpResponse.error();
  });

export function startPending(): void {
  isEnding = false;
}

/** A mock that stops waits for every request, also for one that comes while it stops. */
export function endPending(): void {
  isEnding = true;
  for (const end of waiting) end();
  waiting.clear();
}

/** Answers every operation as its first example of a success does. */
export function handlers(): HttpHandler[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
  const ids = Object.keys(operations) as OperationId[];
  // The first handler that fits answers: `/sessions/live` before `/sessions/{sessionId}`.
  const openness = (id: OperationId) => operations[id].path.split('{').length;
  return ids.toSorted((one, other) => openness(one) - openness(other)).map((id) => example(id));
}

/**
 * Hands everything that the API is asked to a server, such as the reference server's own `fetch`: a
 * whole backend where there is no process for one.
 */
export const served = (server: { fetch: (request: Request) => Promise<Response> }): HttpHandler =>
  http.all('*/api/*', ({ request }) => server.fetch(request));
