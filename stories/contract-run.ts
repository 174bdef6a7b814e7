import { operations, type OperationId } from '../contracts/generated/index.ts';
import { operationStatuses } from '../contracts/generated/operation-statuses.ts';
import { responseValidators } from '../contracts/generated/response-table.ts';
import { validate, type Validate } from '../contracts/src/field-errors.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
const ids = Object.keys(operations) as OperationId[];

const paths = ids
  // `/sessions/live` before `/sessions/{sessionId}`.
  .toSorted((one, other) => parameters(one) - parameters(other))
  .map((id) => {
    const pattern = operations[id].path.replaceAll(/\{\w+\}/gu, '[^/]+');
    return {
      id,
      method: operations[id].method.toUpperCase(),
      path: new RegExp(`^${pattern}$`, 'u'),
    };
  });

function parameters(id: OperationId) {
  return operations[id].path.split('{').length;
}

async function breachesIn(request: Request, response: Response): Promise<string[]> {
  // Once its story has ended, nothing is mocked: the tests' own server has nothing there.
  const type = response.headers.get('content-type');
  if (type?.startsWith('text/html') || (type === null && response.status === 404)) return [];
  const pathname = new URL(request.url).pathname.replace(/^\/api/u, '');
  const found = paths.find(({ method, path }) => method === request.method && path.test(pathname));
  if (found === undefined) return [`${request.method} ${pathname} is no operation`];
  const { status } = response;
  if (!operationStatuses[found.id].includes(status)) return [`${found.id} never answers ${status}`];
  const validators: Record<string, Validate> = responseValidators[found.id];
  const judge = validators[status];
  // Such a response has no body.
  if (judge === undefined) return [];
  const body: unknown = await response.json();
  return validate(judge, body).map((error) => `${found.id}: ${JSON.stringify(error)}`);
}

/**
 * Holds each response of the mocked API to the contract.
 *
 * @returns ends it, with what has broken the contract since.
 */
export function watchResponses(): () => string[] {
  const { fetch } = globalThis;
  const breaches: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    if (new URL(request.url).pathname.startsWith('/api/')) {
      breaches.push(...(await breachesIn(request, response.clone())));
    }
    return response;
  };
  return () => {
    globalThis.fetch = fetch;
    return breaches;
  };
}
