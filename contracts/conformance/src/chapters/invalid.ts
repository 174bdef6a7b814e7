import { callOf, type Chapter, type Kit } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import {
  badRequests,
  typicalRequest,
  type BadRequest,
  type Request,
} from '../generate/requests.ts';
import type { Making } from '../generate/samples.ts';
import type { RawBody } from '../http/call.ts';
import { makingOf } from '../resources/resources.ts';
import { callerOf, prepare, tryBad, type Prepared } from './attempt.ts';
import { judgeRightFields } from './right-fields.ts';

type Transport = {
  status: number;
  title: string;
  raw: (json: string, limit: number) => RawBody;
  /** What the contract's introduction has to speak of, where JSON itself leaves it open. */
  said?: string;
};

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
  {
    status: 400,
    title: 'NaN for a value',
    raw: () => ({ text: '{"name":NaN}', contentType: JSON_TYPE }),
  },
  {
    status: 400,
    title: 'a byte order mark',
    raw: (json) => ({ text: `\uFEFF${json}`, contentType: JSON_TYPE }),
    said: 'byte order mark',
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
  for (const { status, title, raw, said = '' } of transports) {
    const response = operation.responses[status];
    if (!response || kit.isLimited(operation) || !kit.contract.says(said)) continue;
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
function unknownParameter(kit: Kit, operation: Operation, making: Making): BadRequest[] {
  if (!kit.contract.says('validation.additionalProperties')) return [];
  if (!operation.responses['422']) return [];
  const typical = typicalRequest(operation, making, kit.schemas);
  return [
    {
      request: { ...typical, query: { ...typical.query, [UNKNOWN]: '1' } },
      title: 'an unknown query parameter',
      place: 'query',
      field: UNKNOWN,
      pointer: '#/info/description',
    },
  ];
}

/** A request in which everything is wrong that these have wrong, and each of it has to be named. */
async function tryTogether(
  kit: Kit,
  operation: Operation,
  wrong: BadRequest[],
  request: Request,
  making: Prepared,
): Promise<void> {
  if (wrong.length < 2 || kit.isLimited(operation)) return;
  const title = `${wrong.map(({ field }) => field).join(' and ')} wrong at once`;
  for (const { field, pointer } of wrong) {
    await tryBad(kit, operation, { request, field, pointer }, { title }, making.caller);
  }
}

/** Of two members of a body that are wrong at once, each is named. */
async function tryMembers(kit: Kit, operation: Operation, bad: BadRequest[], making: Prepared) {
  const members = bad.filter(
    ({ place, field, request: { body } }) =>
      place === 'body' && isObject(body) && Object.hasOwn(body, field),
  );
  const [first] = members;
  const second = members.find(({ field }) => field !== first?.field);
  if (!first || !second) return;
  const wrong = [first, second];
  const request = typicalRequest(operation, making, kit.schemas);
  const body: unknown = Object.assign(
    { ...Object(request.body) },
    ...wrong.map(({ field, request: broken }) => ({ [field]: Object(broken.body)[field] })),
  );
  await tryTogether(kit, operation, wrong, { ...request, body }, making);
}

/** Of a path, a query, a header and a body that are wrong at once, each is named. */
async function tryPlaces(kit: Kit, operation: Operation, bad: BadRequest[], making: Prepared) {
  const places = ['params', 'query', 'headers', 'body'] as const;
  // A body that is wrong as a whole hides what is in it.
  const named = bad.filter(({ field }) => field !== 'body');
  const wrong = places.flatMap((place) => named.find((one) => one.place === place) ?? []);
  const request: Request = Object.assign(
    typicalRequest(operation, making, kit.schemas),
    ...wrong.map(({ place, request: broken }) => ({ [place]: broken[place] })),
  );
  await tryTogether(kit, operation, wrong, request, making);
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

/** Every rule of the contract broken, one at a time, and several at once. */
export const invalid: Chapter = {
  name: 'invalid',
  summary:
    'every rule of the contract broken, alone and with others, each refused with its field named',
  async run(kit) {
    for (const operation of kit.operations) {
      // What is wrong in itself is refused before anything is looked up.
      let making =
        (await prepare(kit, operation)) ??
        Object.assign(makingOf(kit, {}), { caller: callerOf(kit, operation) });
      const bad = [
        ...badRequests(operation, making, kit.schemas),
        ...unknownParameter(kit, operation, making),
      ];
      for (const [index, one] of bad.entries()) {
        if (kit.isLimited(operation)) break;
        kit.progress(`${operation.operationId} ${index + 1}/${bad.length}`);
        const { title, request } = one;
        const answer = await tryBad(kit, operation, one, { title }, making.caller);
        const call = { operation, caller: making.caller, ...request };
        if (answer) judgeRightFields(kit, call, one, answer);
        // What should have been refused has used up what was prepared.
        if (answer && answer.status < 300) making = (await prepare(kit, operation)) ?? making;
      }
      await tryPlaces(kit, operation, bad, making);
      if (!operation.body) continue;
      await tryMembers(kit, operation, bad, making);
      await tryTransports(kit, operation, making);
      await tryLargest(kit, operation, making);
    }
  },
};
