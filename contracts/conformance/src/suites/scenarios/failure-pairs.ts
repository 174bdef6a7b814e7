import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest, type Request } from '../../generate/requests.ts';
import type { Call, Caller } from '../../http/call.ts';
import { makingOf } from '../../resources/resources.ts';
import { requestIn, situations, type Situation } from '../../resources/situations.ts';
import { visitor } from '../../users.ts';
import { prepare, type Prepared } from '../attempt.ts';
import { keyOfAnother, namesKey } from './reused-keys.ts';
import type { Steps } from './steps.ts';

const HEADER = 'Idempotency-Key';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const DEFAULT_LIMIT = 1024 * 1024;

/** One way in which a request fails. */
type Failure = {
  status: number;
  title: string;
  /** The parts of a request that it changes: two failures that change the same one exclude each other. */
  changes: string[];
  apply: (call: Call) => Promise<Call> | Call;
};

const textOf = ({ raw, body }: Call) => raw?.text ?? JSON.stringify(body ?? {});
const withRaw = (call: Call, raw: Partial<NonNullable<Call['raw']>>): Call => ({
  ...call,
  raw: { text: textOf(call), contentType: 'application/json', ...call.raw, ...raw },
});
const inQuery = (query: Request['query']) => (call: Call) => ({
  ...call,
  query: { ...call.query, ...query },
});
const inHeaders = (headers: Request['headers']) => (call: Call) => ({
  ...call,
  headers: { ...call.headers, ...headers },
});

const has = ({ parameters }: Operation, place: string, name: string) =>
  parameters.some((one) => one.in === place && one.name === name);

/** What cannot be read. */
function unreadable({ body, responses }: Operation): Failure[] {
  if (!body) return [];
  const limit = responses['413']?.['x-max-body-bytes'] ?? DEFAULT_LIMIT;
  return [
    {
      status: 413,
      title: 'a body too large',
      changes: ['size'],
      apply: (call) => withRaw(call, { text: textOf(call) + ' '.repeat(limit) }),
    },
    {
      status: 415,
      title: 'text/plain',
      changes: ['type'],
      apply: (call) => withRaw(call, { contentType: 'text/plain' }),
    },
    {
      status: 400,
      title: 'a body that is no JSON',
      changes: ['body'],
      apply: (call) => withRaw(call, { text: '{"name":' }),
    },
  ];
}

/** What is wrong in itself. */
function invalid(operation: Operation, { contract }: Kit): Failure[] {
  const failures: Failure[] = [];
  if (contract.has('unknownParameters')) {
    const apply = inQuery({ unexpected: '1' });
    failures.push({ status: 422, title: 'an unknown parameter', changes: ['query'], apply });
  }
  if (has(operation, 'query', 'cursor')) {
    const apply = inQuery({ cursor: 'not-a-cursor' });
    failures.push({ status: 422, title: 'a cursor that is none', changes: ['query'], apply });
  }
  if (operation.body) {
    const apply = (call: Call) => ({ ...call, body: { unexpected: true } });
    failures.push({ status: 422, title: 'a wrong body', changes: ['body'], apply });
  }
  return failures;
}

/** The first member of a query or body that names something. */
function namedBy(operation: Operation, { bindings }: Prepared, kit: Kit) {
  const members = operation.body ? kit.contract.resolve(operation.body.schema).properties : {};
  const isId = (name: string) => ID.test(String(bindings[name]));
  const inPath = operation.parameters.find((one) => one.in === 'path' && isId(one.name));
  if (inPath) return { place: 'params', name: inPath.name } as const;
  const query = operation.parameters.find((one) => one.in === 'query' && isId(one.name));
  if (query) return { place: 'query', name: query.name } as const;
  const name = Object.keys(members ?? {}).find(isId);
  return name === undefined ? undefined : ({ place: 'body', name } as const);
}

function missing(operation: Operation, making: Prepared, kit: Kit): Failure[] {
  const named = namedBy(operation, making, kit);
  if (!named) return [];
  const { place, name } = named;
  const apply = (call: Call) => ({
    ...call,
    [place]: { ...Object(call[place]), [name]: crypto.randomUUID() },
  });
  // A query may well have something else in it that is wrong.
  const change = place === 'query' ? name : place;
  return [{ status: 404, title: 'an unknown id', changes: [change], apply }];
}

function stale(operation: Operation): Failure[] {
  const failures: Failure[] = [];
  if (has(operation, 'header', 'If-Match')) {
    const apply = inHeaders({ 'If-Match': '"999999"' });
    failures.push({ status: 412, title: 'an old version', changes: ['version'], apply });
  }
  if (has(operation, 'query', 'updatedAt')) {
    const apply = inQuery({ updatedAt: '2001-01-01T00:00:00.000Z' });
    failures.push({ status: 412, title: 'an old updatedAt', changes: ['seen'], apply });
  }
  return failures;
}

/** Situations that are refused, and which parts of a request bring one about. */
function conflicts(operation: Operation, kit: Kit, caller: Caller): Failure[] {
  const partOf = (name: string) => (has(operation, 'path', name) ? 'params' : 'body');
  const isTried = ({ operationId, status, after = 0 }: Situation) =>
    operationId === operation.operationId && status === 409 && after <= 1;
  return situations.filter(isTried).map((situation) => {
    const { before: _, ...names } = situation.names;
    return {
      status: 409,
      title: situation.title,
      changes: [...Object.keys(names).map(partOf), ...(situation.body ? ['body'] : [])],
      async apply(call) {
        const request = await requestIn(kit, situation, operation, caller);
        const first = { ...call, ...request };
        if (situation.after) await kit.send(first, { title: situation.title, isCounted: false });
        return first;
      },
    };
  });
}

/** What can be wrong with a call of an operation, in the order in which the contract answers it. */
async function failuresOf(steps: Steps, operation: Operation, making: Prepared) {
  const { kit } = steps;
  const { caller } = making;
  const key = has(operation, 'header', HEADER)
    ? await keyOfAnother(steps, operation, caller)
    : undefined;
  const token: Failure[] =
    operation.signIn === 'required'
      ? [
          {
            status: 401,
            title: 'no token',
            changes: ['caller'],
            apply: (call) => ({ ...call, caller: visitor }),
          },
        ]
      : [];
  const reused: Failure[] =
    key === undefined
      ? []
      : [
          {
            status: 422,
            title: 'a key of another operation',
            changes: ['key'],
            apply: inHeaders({ [HEADER]: key }),
          },
        ];
  return [
    token,
    ...unreadable(operation).map((one) => [one]),
    invalid(operation, kit),
    reused,
    missing(operation, making, kit),
    stale(operation),
    conflicts(operation, kit, caller),
  ].map((group) => group.filter(({ status }) => status in operation.responses));
}

const isTogether = (one: Failure, other: Failure) =>
  !one.changes.some((change) => other.changes.includes(change));

/** Pairs of a quick run, of each operation. */
const QUICK = 8;

/** Every two failures that one request can have, the one that is answered first. */
export const pairsOf = (groups: Failure[][]): [Failure, Failure][] =>
  groups.flatMap((group, index) =>
    group.flatMap((one) =>
      groups
        .slice(index + 1)
        .flat()
        .filter((other) => isTogether(one, other))
        .map((other): [Failure, Failure] => [one, other]),
    ),
  );

/** Of two failures of one request the first is answered, in the order of the contract. */
export async function tryFailurePairs(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const making = await prepare(kit, operation, await steps.writer());
  if (!making) return;
  const pairs = pairsOf(await failuresOf(steps, operation, making));
  for (const [first, second] of kit.sample(pairs, QUICK)) {
    if (kit.isLimited(operation)) return;
    const typical = typicalRequest(operation, makingOf(kit, making.bindings), kit.schemas);
    const base = { ...callOf(operation, making.caller), ...typical };
    const call = await first.apply(await second.apply(base));
    const testCase = { title: `${first.title}, and ${second.title}` };
    const answer = await kit.send(call, testCase);
    if (!answer || answer.status === 429 || answer.status >= 500) continue;
    const exchange = { call, testCase, answer };
    const isOfKey = first.changes.includes('key');
    const isNamed = first.status !== 422 || namesKey(exchange) === isOfKey;
    if (answer.status === first.status && isNamed) continue;
    steps.blame(exchange, {
      message: `Of several failures another is answered (${testCase.title}).`,
      expected: isOfKey ? `422 that names ${HEADER}` : first.status,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
    });
  }
}

/** Whether an operation can fail in two ways at once. */
export const canFail = ({ responses }: Operation) =>
  Object.keys(responses).filter((status) => /^4(?!29)/u.test(status)).length > 1;
