import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../contract/places.ts';
import {
  badRequests,
  goodRequests,
  typicalRequest,
  type Request,
} from '../../generate/requests.ts';
import type { Making } from '../../generate/samples.ts';
import type { Caller } from '../../http/call.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { namesKey, tryElsewhere, withKey } from './reused-keys.ts';
import { bodyOf, type Exchange, type Steps } from './steps.ts';

const HEADER = 'Idempotency-Key';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** A request that may well succeed, and another one with a body that differs. */
async function twoRequests(steps: Steps, operation: Operation, as: Caller) {
  const { kit } = steps;
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const first = typicalRequest(operation, making, kit.schemas);
  const second = goodRequests(operation, making, kit.schemas)
    .map(({ request }) => request)
    .find(({ body }) => body !== undefined && !isDeepStrictEqual(body, first.body));
  return { first, second: second && { ...second, params: first.params } };
}

const headersOf = ({ answer }: Exchange) =>
  ['etag', 'location', 'content-type'].map((name) => answer?.headers.get(name) ?? null);

/** Whether two answers are one and the same. */
const isReplay = (one: Exchange, other: Exchange) =>
  one.answer?.status === other.answer?.status &&
  isDeepStrictEqual(one.answer?.body, other.answer?.body) &&
  isDeepStrictEqual(headersOf(one), headersOf(other));

const shown = (exchange: Exchange) => ({
  status: exchange.answer?.status,
  headers: headersOf(exchange),
  body: exchange.answer?.body,
});

/** A repeat under the same key is the first answer again; under it nothing else can be asked. */
export async function tryRepeats(steps: Steps, operation: Operation): Promise<void> {
  const as = operation.signIn === 'none' ? steps.kit.users.writer : await steps.writer();
  const { first, second } = await twoRequests(steps, operation, as);
  const ask = (title: string, request: Request, caller = as) =>
    steps.ask(operation.operationId, { as: caller, title, ...request });
  const key = crypto.randomUUID();
  const original = await ask('once, under a key', withKey(first, key));
  if (!original.answer || original.answer.status >= 300) {
    steps.kit.note(
      `Repeats of ${operation.operationId} were not tried: it answered ${original.answer?.status}.`,
    );
    return;
  }
  for (const { title, after } of [
    { title: 'a repeat' },
    { title: 'a second repeat' },
    { title: 'a repeat after a change', after: 'patch' },
    { title: 'a repeat after a deletion', after: 'delete' },
  ]) {
    if (after !== undefined) await follow(steps, operation, as, original, after);
    const again = await ask(title, withKey(first, key.toUpperCase()));
    if (isReplay(original, again)) continue;
    steps.blame(again, {
      message: 'A repeat under the same key is not given the first answer.',
      expected: shown(original),
      received: shown(again),
    });
    break;
  }
  await tryOtherRequest(steps, ask, second, key);
  await tryElsewhere(steps, operation, as, key);
  await tryRefused(steps, operation, as);
  await tryOtherCaller(steps, operation, original, key);
  await tryAtOnce(steps, operation, as);
}

/** Changes or deletes what was made, where that can be done: the first answer stays what it was. */
async function follow(
  { kit, ask }: Steps,
  { path }: Operation,
  as: Caller,
  original: Exchange,
  wanted: string,
) {
  const isBelow = (one: Operation) =>
    /^(?<of>.+)\/\{\w+\}$/u.exec(one.path)?.groups?.['of'] === path;
  const operation = kit.contract.operations.find((one) => one.method === wanted && isBelow(one));
  const parameter = operation?.parameters.findLast((one) => one.in === 'path');
  if (!operation || !parameter) return;
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const request = typicalRequest(operation, making, kit.schemas);
  const params = {
    ...request.params,
    ...original.call.params,
    [parameter.name]: bodyOf(original)['id'],
  };
  await ask(operation.operationId, { as, title: `${wanted} what was made`, ...request, params });
}

const isRefused = ({ answer }: Exchange) => (answer?.status ?? 0) >= 400;

/** What may be refused with 422, with 404 and with 409: an id of nothing, and the same once more. */
function refusable({ kit }: Steps, operation: Operation, making: Making): Request[] {
  const typical = typicalRequest(operation, making, kit.schemas);
  const { body } = typical;
  const good = goodRequests(operation, making, kit.schemas);
  const least = good.find(({ title }) => title === 'only what is required');
  const bad = badRequests(operation, making, kit.schemas).find(({ place }) => place === 'body');
  const named = isObject(body)
    ? Object.keys(making.bindings).find((name) => ID.test(String(body[name])))
    : undefined;
  return [
    ...(bad ? [bad.request] : []),
    ...(isObject(body) && named !== undefined
      ? [{ ...typical, body: { ...body, [named]: crypto.randomUUID() } }]
      : []),
    // Without what lets a server keep nothing of it.
    least?.request ?? typical,
  ];
}

/** Refused, a request has not used its key up: asked again, it is refused for what is wrong with it. */
async function tryRefused(steps: Steps, operation: Operation, as: Caller) {
  const { kit, blame } = steps;
  const renewed = async () => makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const ask = (title: string, request: Request) =>
    steps.ask(operation.operationId, { as, title, ...request });
  const all = refusable(steps, operation, await renewed());
  const last = all.at(-1);
  // So that the last one comes twice.
  if (last) await ask('what may be refused the second time', withKey(last, crypto.randomUUID()));
  for (const one of all) {
    const key = crypto.randomUUID();
    const refused = await ask('what may be refused, under a key', withKey(one, key));
    if (!isRefused(refused) || namesKey(refused)) continue;
    let next = await ask('what was refused, again', withKey(one, key));
    if (isRefused(next) && !namesKey(next)) {
      const mended = typicalRequest(operation, await renewed(), kit.schemas);
      next = await ask('what was refused, mended', withKey(mended, key));
    }
    if (!namesKey(next)) continue;
    blame(next, {
      message: 'A request that was refused has used its key up.',
      expected: 'no error of the key',
      received: shown(next),
    });
    return;
  }
}

type Ask = (title: string, request: Request) => Promise<Exchange>;

async function tryOtherRequest(steps: Steps, ask: Ask, second: Request | undefined, key: string) {
  if (!second) return;
  const reused = await ask('another request under the same key', withKey(second, key));
  if (reused.answer?.status === 422 && namesKey(reused)) return;
  steps.blame(reused, {
    message: 'Another request under a key that was used is not refused as such.',
    expected: `422 that names ${HEADER}`,
    received: shown(reused),
  });
}

/** A key is its owner's: another account may use it as well, and is never given the first one's answer. */
async function tryOtherCaller(steps: Steps, operation: Operation, original: Exchange, key: string) {
  if (operation.signIn !== 'required') return;
  const other = await steps.other();
  const { first } = await twoRequests(steps, operation, other);
  const { operationId } = operation;
  const title = 'by another account under the same key';
  const foreign = await steps.ask(operationId, { as: other, title, ...withKey(first, key) });
  if (foreign.answer?.status === 422 && namesKey(foreign)) {
    steps.blame(foreign, {
      message: 'A key that somebody else has used is refused.',
      expected: 'no error of the key',
      received: shown(foreign),
    });
  }
  const id = bodyOf(original)['id'];
  if (id === undefined || bodyOf(foreign)['id'] !== id) return;
  steps.blame(foreign, {
    message: 'A key of somebody else replays their answer.',
    expected: 'an answer of its own',
    received: shown(foreign),
    kind: 'foreign-row-visible',
  });
}

async function tryAtOnce(steps: Steps, operation: Operation, as: Caller) {
  const { first } = await twoRequests(steps, operation, as);
  const key = crypto.randomUUID();
  const title = 'twice at once under one key';
  const step = { as, title, ...withKey(first, key) };
  const [one, two] = await Promise.all([
    steps.ask(operation.operationId, step),
    steps.ask(operation.operationId, step),
  ]);
  // Refused for another reason, it left nothing to repeat.
  if (isReplay(one, two) || (one.answer?.status ?? 500) >= 400) return;
  steps.blame(two, {
    message: 'Two requests at once under one key are not given one answer.',
    expected: shown(one),
    received: shown(two),
  });
}
