import { callOf, type Chapter, type Kit } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { badRequests, typicalRequest, type BadRequest } from '../generate/requests.ts';
import type { RawBody } from '../http/call.ts';
import { makingOf } from '../resources/resources.ts';
import { callerOf, prepare, tryBad, type Prepared } from './attempt.ts';

type Transport = { status: number; title: string; raw: (json: string, limit: number) => RawBody };

const JSON_TYPE = 'application/json';
const DEFAULT_LIMIT = 1024 * 1024;

/** What is wrong before anything can be read: each with the status that says so. */
const transports: Transport[] = [
  {
    status: 400,
    title: 'a body cut off',
    raw: (json) => ({ text: json.slice(0, -1), contentType: JSON_TYPE }),
  },
  {
    status: 400,
    title: 'a body that is no JSON',
    raw: () => ({ text: 'name=value', contentType: JSON_TYPE }),
  },
  {
    status: 400,
    title: 'a comma too much',
    raw: (json) => ({ text: json.replace(/\}$/u, ',}'), contentType: JSON_TYPE }),
  },
  { status: 415, title: 'text/plain', raw: (json) => ({ text: json, contentType: 'text/plain' }) },
  {
    status: 415,
    title: 'a form',
    raw: (json) => ({ text: json, contentType: 'application/x-www-form-urlencoded' }),
  },
  {
    status: 415,
    title: 'no content type',
    raw: (json) => ({ text: json, contentType: undefined }),
  },
  {
    status: 413,
    title: 'a body too large',
    raw: (json, limit) => ({
      text: json + ' '.repeat(limit + 1 - new TextEncoder().encode(json).length),
      contentType: JSON_TYPE,
    }),
  },
];

async function tryTransports(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const request = typicalRequest(operation, making, kit.schemas);
  const json = JSON.stringify(request.body ?? {});
  for (const { status, title, raw } of transports) {
    const response = operation.responses[status];
    if (!response || kit.isLimited(operation)) continue;
    const limit = response['x-max-body-bytes'] ?? DEFAULT_LIMIT;
    const call = {
      ...callOf(operation, making.caller),
      ...request,
      raw: raw(json, limit),
    };
    const answer = await kit.send(call, { title });
    if (!answer || answer.status === status || answer.status === 429 || answer.status >= 500)
      continue;
    kit.report(
      call,
      answer,
      { title },
      {
        kind: answer.status < 300 ? 'invalid-accepted' : 'wrong-refusal',
        message: `The request with ${title} is answered ${answer.status}.`,
        expected: status,
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
        pointer: kit.contract.pointerOf(response),
      },
    );
  }
}

const UNKNOWN = 'unexpected';

/** A parameter that nobody knows is refused, where the contract says so in its introduction. */
async function tryUnknownParameter(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  const { description = '' } = kit.contract.document.info ?? {};
  if (!description.includes('validation.additionalProperties')) return;
  if (!operation.responses['422'] || kit.isLimited(operation)) return;
  const typical = typicalRequest(operation, making, kit.schemas);
  const request = { ...typical, query: { ...typical.query, [UNKNOWN]: '1' } };
  const pointer = '#/info/description';
  const trial = { title: 'an unknown query parameter' };
  await tryBad(kit, operation, { request, field: UNKNOWN, pointer }, trial, making.caller);
}

/** Of two members that are wrong at once, each is named. */
async function tryTwo(kit: Kit, operation: Operation, bad: BadRequest[], making: Prepared) {
  const typical = typicalRequest(operation, making, kit.schemas);
  const members = bad.flatMap((one) => {
    const { body } = one.request;
    const isMember = isObject(body) && Object.hasOwn(body, one.field);
    return isMember ? [{ ...one, value: body[one.field] }] : [];
  });
  const [first] = members;
  const second = members.find(({ field }) => field !== first?.field);
  if (!first || !second || kit.isLimited(operation)) return;
  const wrong = { [first.field]: first.value, [second.field]: second.value };
  const request = { ...typical, body: { ...Object(typical.body), ...wrong } };
  const title = `${first.field} and ${second.field} wrong at once`;
  for (const { field, pointer } of [first, second]) {
    await tryBad(kit, operation, { request, field, pointer }, { title }, making.caller);
  }
}

/** The largest body that is allowed is not too large. */
async function tryLargest(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const response = operation.responses['413'];
  const limit = response?.['x-max-body-bytes'];
  if (!response || limit === undefined || kit.isLimited(operation)) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const json = JSON.stringify(request.body ?? {});
  const text = json + ' '.repeat(limit - new TextEncoder().encode(json).length);
  const raw = { text, contentType: JSON_TYPE };
  const call = { ...callOf(operation, making.caller), ...request, raw };
  const trial = { title: 'a body of exactly the largest size' };
  const answer = await kit.send(call, trial);
  if (answer?.status !== 413) return;
  kit.report(call, answer, trial, {
    kind: 'valid-refused',
    message: `A body of exactly ${limit} bytes is refused as too large.`,
    expected: 'any other status',
    received: 413,
    pointer: `${kit.contract.pointerOf(response)}/x-max-body-bytes`,
  });
}

/** Every rule of the contract broken, one at a time. */
export const invalid: Chapter = {
  name: 'invalid',
  summary: 'every rule of the contract broken once, each refused with its field named',
  async run(kit) {
    for (const operation of kit.operations) {
      // What is wrong in itself is refused before anything is looked up.
      let making =
        (await prepare(kit, operation)) ??
        Object.assign(makingOf(kit, {}), { caller: callerOf(kit, operation) });
      const bad = badRequests(operation, making, kit.schemas);
      for (const [index, one] of bad.entries()) {
        if (kit.isLimited(operation)) break;
        kit.progress(`${operation.operationId} ${index + 1}/${bad.length}`);
        const answer = await tryBad(kit, operation, one, { title: one.title }, making.caller);
        // What should have been refused has used up what was prepared.
        if (answer && answer.status < 300) making = (await prepare(kit, operation)) ?? making;
      }
      await tryUnknownParameter(kit, operation, making);
      if (!operation.body) continue;
      await tryTwo(kit, operation, bad, making);
      await tryTransports(kit, operation, making);
      await tryLargest(kit, operation, making);
    }
  },
};
