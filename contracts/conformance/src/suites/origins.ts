import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { placeOfRule } from '../contract/rules.ts';
import type { Breach } from '../finding.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Answer, Call } from '../http/call.ts';
import { makingOf } from '../resources/resources.ts';
import { visitor } from '../users.ts';

/** What scripts read of any answer (CORS-safelisted response-header names, Fetch standard). */
const READABLE = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);
/** Methods that need no permission. */
const SAFELISTED = new Set(['GET', 'HEAD', 'POST']);

const namesIn = (header: string | null): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

/** Headers that answers have by the contract and that a script could not read otherwise. */
const exposedBy = ({ contract }: Kit): string[] => [
  ...new Set(
    contract.operations
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ headers }) => Object.keys(headers ?? {}))
      .filter((name) => !READABLE.has(name.toLowerCase())),
  ),
];

/** Headers that a client of this operation sends: the type also where there is no body. */
const headersOf = ({ signIn, parameters }: Operation): string[] => [
  ...(signIn === 'none' ? [] : ['Authorization']),
  'Content-Type',
  ...parameters.filter((one) => one.in === 'header').map(({ name }) => name),
];

/** Origins that a server mistakes for its own when it compares only a part of them. */
export function strangersOf(origin: string): string[] {
  const { protocol, host, hostname } = new URL(origin);
  const other = protocol === 'https:' ? 'http:' : 'https:';
  return [
    'https://stranger.example',
    `${origin}.stranger.example`,
    `${protocol}//stranger-${host}`,
    `${protocol}//stranger.${host}`,
    `${origin}-stranger`,
    `${protocol}//${host.toUpperCase()}`,
    `${protocol}//${hostname}:${new URL(origin).port === '8444' ? 8445 : 8444}`,
    // A dot of a pattern is any character.
    ...[...host.matchAll(/\./gu)].map(
      ({ index }) => `${protocol}//${host.slice(0, index)}x${host.slice(index + 1)}`,
    ),
    `${other}//${host}`,
    'null',
    // Digits have no capitals.
  ].filter((one) => one !== origin);
}

type Fault = Pick<Breach, 'kind' | 'message' | 'expected' | 'received'>;

function faultsOfOrigin({ headers }: Answer, origin: string): Fault[] {
  const faults: Fault[] = [];
  const allowed = headers.get('access-control-allow-origin');
  const hasCredentials = headers.has('access-control-allow-credentials');
  if (allowed !== origin && allowed !== '*') {
    faults.push({
      kind: allowed === null ? 'missing-header' : 'wrong-header',
      message: 'Access-Control-Allow-Origin does not name the origin of the call.',
      expected: origin,
      received: allowed,
    });
  }
  if (hasCredentials) {
    faults.push({
      kind: 'wrong-header',
      message: 'Access-Control-Allow-Credentials lets cookies along.',
      expected: null,
      received: headers.get('access-control-allow-credentials'),
    });
  }
  return [...faults, ...faultsOfVary(headers)];
}

function faultsOfVary(headers: Headers): Fault[] {
  const isOpen = headers.get('access-control-allow-origin') === '*';
  const vary = namesIn(headers.get('vary'));
  if (isOpen || vary.includes('origin') || vary.includes('*')) return [];
  return [
    {
      kind: 'missing-header',
      message: 'Vary does not name Origin: a cache may give one origin what another was answered.',
      expected: 'Origin',
      received: headers.get('vary'),
    },
  ];
}

/** Names that a header of a preflight lacks; `*` stands for all but Authorization. */
function faultOfNames(headers: Headers, header: string, wanted: string[]): Fault[] {
  const given = headers.get(header);
  const names = namesIn(given);
  const missing = wanted.filter(
    (name) =>
      !names.includes(name.toLowerCase()) && !(names.includes('*') && name !== 'Authorization'),
  );
  if (missing.length === 0) return [];
  const message = `${header} lacks ${missing.join(', ')}.`;
  return [{ kind: 'wrong-header', message, expected: wanted, received: given }];
}

function createTestCases(kit: Kit, origin: string) {
  const exposed = exposedBy(kit);
  const report = (call: Call, answer: Answer, title: string, faults: Fault[]) => {
    for (const fault of faults) {
      kit.report(call, answer, { title }, { ...fault, pointer: placeOfRule('otherOrigins') });
    }
  };
  const paramsOf = (operation: Operation) => {
    const { params } = typicalRequest(operation, makingOf(kit, {}), kit.schemas);
    return { ...callOf(operation, visitor), params };
  };

  /** What a browser asks before the call itself. */
  async function preflight(
    operation: Operation,
    from: string,
  ): Promise<[Call, Answer] | undefined> {
    const asking: Operation = { ...operation, method: 'options', responses: {} };
    const wanted = headersOf(operation).map((name) => name.toLowerCase());
    const headers = {
      Origin: from,
      'Access-Control-Request-Method': operation.method.toUpperCase(),
      'Access-Control-Request-Headers': wanted.toSorted().join(','),
    };
    const call: Call = { ...paramsOf(operation), operation: asking, headers };
    const answer = await kit.trySend(call, { title: `a preflight from ${from}` }, () => undefined);
    return answer && [call, answer];
  }

  async function tryPreflight(operation: Operation): Promise<void> {
    const asked = await preflight(operation, origin);
    if (!asked) return;
    const [call, answer] = asked;
    const method = operation.method.toUpperCase();
    const faults = faultsOfOrigin(answer, origin);
    if (![200, 204].includes(answer.status) || answer.text !== '') {
      faults.unshift({
        kind: 'broken-scenario',
        message: `A preflight is answered ${answer.status}${answer.text === '' ? '' : ' with a body'}.`,
        expected: '204, or 200 without a body',
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
      });
    }
    const methods = SAFELISTED.has(method) ? [] : [method];
    faults.push(
      ...faultOfNames(answer.headers, 'Access-Control-Allow-Methods', methods),
      ...faultOfNames(answer.headers, 'Access-Control-Allow-Headers', headersOf(operation)),
    );
    if (!/^[1-9]\d*$/u.test(answer.headers.get('access-control-max-age') ?? '')) {
      faults.push({
        kind: 'missing-header',
        message: 'Access-Control-Max-Age does not say how long a preflight may be kept.',
        expected: 'a number of seconds',
        received: answer.headers.get('access-control-max-age'),
      });
    }
    report(call, answer, 'a preflight', faults);
  }

  /** The call itself; without a token it is refused at most operations, which is read as well. */
  async function tryCall(operation: Operation): Promise<void> {
    const isReading = operation.method === 'get' && !operation.path.includes('{');
    const call: Call = {
      ...paramsOf(operation),
      ...(isReading ? typicalRequest(operation, makingOf(kit, {}), kit.schemas) : {}),
      caller: isReading && operation.signIn !== 'none' ? kit.users.writer : visitor,
      headers: { Origin: origin },
      ...(operation.body ? { body: {} } : {}),
    };
    const title = 'a call from an origin that was told';
    const answer = await kit.send(call, { title });
    if (!answer) return;
    report(call, answer, title, [
      ...faultsOfOrigin(answer, origin),
      ...faultOfNames(answer.headers, 'Access-Control-Expose-Headers', exposed),
    ]);
    if (answer.headers.get('access-control-allow-origin') !== '*') await tryWithout(call);
  }

  /** The same from no page: a cache may answer one that comes later with this. */
  async function tryWithout(call: Call): Promise<void> {
    const same: Call = { ...call, headers: {} };
    const title = 'a call without an origin';
    const answer = await kit.send(same, { title });
    if (answer) report(same, answer, title, faultsOfVary(answer.headers));
  }

  async function tryStranger(operation: Operation, stranger: string): Promise<void> {
    const call: Call = { ...paramsOf(operation), headers: { Origin: stranger } };
    const title = `a call from ${stranger}, which was not told`;
    const answer = await kit.send(call, { title });
    const asked: [Call, Answer][] = answer ? [[call, answer]] : [];
    const before = await preflight(operation, stranger);
    for (const [sent, received] of before ? [...asked, before] : asked) {
      const allowed = received.headers.get('access-control-allow-origin');
      if (allowed !== null) {
        report(sent, received, title, [
          {
            kind: 'wrong-header',
            message: 'An origin that was not told is let in.',
            expected: null,
            received: allowed,
          },
        ]);
      }
    }
    if (answer) report(call, answer, title, faultsOfVary(answer.headers));
  }

  return { preflight, tryPreflight, tryCall, tryStranger };
}

/** Whether a page of another origin can use the API: only where the server is configured with one. */
export const origins: Suite = {
  name: 'origins',
  summary: 'preflights and calls from another origin (CORS); only with --origin',
  async run(kit) {
    const { origin } = kit;
    if (!kit.contract.has('otherOrigins')) return;
    if (origin === undefined) return kit.note('Other origins were not tried (--origin).');
    const testCase = createTestCases(kit, origin);
    for (const operation of kit.operations) {
      if (kit.isLimited(operation)) continue;
      kit.progress(operation.operationId);
      await testCase.tryPreflight(operation);
      await testCase.tryCall(operation);
    }
    const first = kit.operations.find(
      ({ method, path }) => method === 'get' && !path.includes('{'),
    );
    if (!first) return;
    const [, answer] = (await testCase.preflight(first, origin)) ?? [];
    // A server that takes every origin has no strangers.
    if (answer?.headers.get('access-control-allow-origin') === '*') return;
    for (const stranger of strangersOf(origin)) await testCase.tryStranger(first, stranger);
  },
};
