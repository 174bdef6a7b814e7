import { isDeepStrictEqual } from 'node:util';
import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../contract/places.ts';
import { typicalRequest, type Request } from '../../generate/requests.ts';
import type { Caller } from '../../http/call.ts';
import { makerOf, makingOf, usesUp } from '../../resources/resources.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Exchange, type Steps } from './steps.ts';

const HEADER = 'Idempotency-Key';

export const hasKey = ({ parameters }: Operation) =>
  parameters.some(({ in: place, name }) => place === 'header' && name === HEADER);

export const withKey = (request: Request, key: string): Request => ({
  ...request,
  headers: { ...request.headers, [HEADER]: key },
});

/** Whether a refusal names the key as the field that is wrong. */
export const namesKey = (exchange: Exchange) => {
  const { errors } = bodyOf(exchange);
  return (
    Array.isArray(errors) && errors.some((error) => isObject(error) && error['field'] === HEADER)
  );
};

/** Another operation with keys, for the same callers: where there is one, with the same body. */
function anotherOf({ contract }: Kit, operation: Operation): Operation | undefined {
  const others = contract.operations.filter(
    (one) => one !== operation && hasKey(one) && one.signIn === operation.signIn && !usesUp(one),
  );
  const schemaOf = ({ body }: Operation) => body && contract.resolve(body.schema);
  const isSame = (one: Operation) => schemaOf(one) === schemaOf(operation);
  return others.find(isSame) ?? others[0];
}

const goodRequest = async ({ kit }: Steps, operation: Operation, as: Caller) =>
  typicalRequest(
    operation,
    makingOf(kit, await makerOf(kit, as).bindingsOf(operation)),
    kit.schemas,
  );

/** A key under which another operation has succeeded; undefined where there is none. */
export async function keyOfAnother(steps: Steps, operation: Operation, as: Caller) {
  const another = anotherOf(steps.kit, operation);
  if (!another) return undefined;
  const key = crypto.randomUUID();
  const request = withKey(await goodRequest(steps, another, as), key);
  const { answer } = await steps.ask(another.operationId, { as, title: 'use a key', ...request });
  return answer && answer.status < 300 ? key : undefined;
}

/** The ids of what an operation makes, where a list shows them. */
async function listedBy(steps: Steps, as: Caller, { path }: Operation): Promise<unknown[]> {
  const list = steps.kit.contract.operations.find(
    (one) => one.method === 'get' && one.path === path,
  );
  if (!list) return [];
  const title = 'what there is';
  return itemsOf(bodyOf(await askWhole(steps, list.operationId, { as, title }))).map(
    ({ id }) => id,
  );
}

/** A key belongs to the operation that it was used at: another refuses it, and makes nothing. */
export async function tryElsewhere(steps: Steps, operation: Operation, as: Caller, key: string) {
  const another = anotherOf(steps.kit, operation);
  if (!another) return;
  const request = withKey(await goodRequest(steps, another, as), key);
  const before = await listedBy(steps, as, another);
  const title = `under a key of ${operation.operationId}`;
  const exchange = await steps.ask(another.operationId, { as, title, ...request });
  const { answer } = exchange;
  const isRefused = answer?.status === 422 && namesKey(exchange);
  if (!isRefused) {
    steps.blame(exchange, {
      message: 'A key that another operation was asked under is not refused as such.',
      expected: `422 that names ${HEADER}`,
      received: `${answer?.status} ${answer?.text.slice(0, 300)}`,
    });
    return;
  }
  const after = await listedBy(steps, as, another);
  if (isDeepStrictEqual(before, after)) return;
  steps.blame(exchange, {
    message: 'A call under a key of another operation, though refused, made something.',
    expected: before,
    received: after,
  });
}
