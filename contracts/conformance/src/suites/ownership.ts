import { callOf, type Suite, type Kit } from '../suite.ts';
import { steady } from '../check/steady.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { typicalRequest, type Request } from '../generate/requests.ts';
import type { Making } from '../generate/samples.ts';
import type { Call } from '../http/call.ts';
import { usesUp } from '../resources/resources.ts';
import { prepare } from './attempt.ts';
import { eachOperation } from '../lanes.ts';

/** Ids that everybody may name. */
const SHARED = new Set(['slug', 'localDate']);

const ownedParameters = ({ parameters }: Operation) =>
  parameters.filter(({ in: place, name }) => place === 'path' && !SHARED.has(name));

/** The operation that reads what another one's path names, if there is one. */
function readerOf(operation: Operation, kit: Kit): Operation | undefined {
  const { path } = operation;
  return kit.contract.operations
    .filter(
      ({ method, path: read }) => method === 'get' && read.endsWith('}') && path.startsWith(read),
    )
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

async function read(
  kit: Kit,
  reader: Operation | undefined,
  params: Request['params'],
): Promise<string | undefined> {
  if (!reader) return undefined;
  const call = { ...callOf(reader, kit.users.writer), params };
  const answer = await kit.send(call, { title: 'to see that nothing changed', isCounted: false });
  if (answer?.status !== 200) return undefined;
  const schema = reader.responses['200']?.content?.['application/json']?.schema;
  return JSON.stringify(steady(answer.body, schema, kit.contract));
}

/** One call by the other account that names what is the writer's. */
async function tryAsOther(
  kit: Kit,
  operation: Operation,
  request: Request,
  what: string,
): Promise<void> {
  const reader = readerOf(operation, kit);
  const before = await read(kit, reader, request.params);
  const call: Call = { ...callOf(operation, kit.users.other), ...request };
  const testCase = { title: `as another account, naming the writer's ${what}` };
  const answer = await kit.send(call, testCase);
  if (!answer || answer.status >= 500 || answer.status === 429) return;
  if (answer.status !== 404) {
    kit.report(call, answer, testCase, {
      kind: answer.status < 300 ? 'foreign-row-visible' : 'wrong-refusal',
      message: `Somebody else's ${what} is answered ${answer.status}.`,
      expected: 404,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: `${operation.pointer}/responses/404`,
    });
  }
  const after = await read(kit, reader, request.params);
  if (before === undefined || before === after) return;
  kit.report(call, answer, testCase, {
    kind: 'foreign-row-changed',
    message: `Another account changed the writer's ${what}.`,
    expected: before,
    received: after ?? 'gone',
    pointer: operation.pointer,
  });
}

/** The members of a query or body that name what is the writer's. */
const namedIn = (part: unknown, bindings: Making['bindings']) =>
  isObject(part)
    ? Object.keys(part).filter((name) => name in bindings && isId(bindings[name]))
    : [];

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/iu.test(value);

/** The other account's own request, naming one thing of the writer's in its query or body. */
async function tryInside(kit: Kit, operation: Operation): Promise<void> {
  const [own, foreign] = [
    await prepare(kit, operation),
    await prepare(kit, operation, kit.users.other),
  ];
  if (!own || !foreign) return;
  const theirs = allOf(operation, own, kit);
  for (const place of ['query', 'body'] as const) {
    for (const name of namedIn(theirs[place], own.bindings)) {
      const request = typicalRequest(operation, foreign, kit.schemas);
      const part = request[place];
      const named = { ...(isObject(part) ? part : {}), [name]: own.bindings[name] };
      await tryAsOther(kit, operation, { ...request, [place]: named }, name);
    }
  }
}

/** A request with every member that names a resource. */
function allOf(operation: Operation, making: Making, kit: Kit): Request {
  const request = typicalRequest(operation, making, kit.schemas);
  for (const { in: place, name } of operation.parameters) {
    if (place === 'query' && name in making.bindings) request.query[name] = making.bindings[name];
  }
  return request;
}

/** What belongs to one account does not exist for another. */
export const ownership: Suite = {
  name: 'ownership',
  summary: "another account's ids at every operation: 404, and nothing changed",
  jobs: (kit) => eachOperation(kit, ownership.run),
  async run(kit) {
    const operations = kit.operations.filter(
      (operation) => operation.signIn !== 'none' && '404' in operation.responses,
    );
    for (const operation of operations) {
      kit.progress(operation.operationId);
      if (operation.signIn === 'required') await tryInside(kit, operation);
      if (ownedParameters(operation).length === 0) continue;
      const making = await prepare(kit, operation);
      if (!making) continue;
      const request = typicalRequest(operation, making, kit.schemas);
      const what = ownedParameters(operation)
        .map(({ name }) => name)
        .join(' and ');
      await tryAsOther(kit, operation, request, what);
      // The same id in a state that nobody ever gave out.
      if (!usesUp(operation)) await tryUnknown(kit, operation, request);
    }
  },
};

async function tryUnknown(kit: Kit, operation: Operation, request: Request): Promise<void> {
  const owned = ownedParameters(operation);
  const unknown = Object.fromEntries(owned.map(({ name }) => [name, crypto.randomUUID()]));
  const call: Call = {
    ...callOf(operation, kit.users.writer),
    ...request,
    params: { ...request.params, ...unknown },
  };
  const testCase = { title: 'naming an id that nobody has' };
  const answer = await kit.send(call, testCase);
  if (!answer || answer.status === 404 || answer.status >= 500 || answer.status === 429) return;
  kit.report(call, answer, testCase, {
    kind: 'wrong-refusal',
    message: `An id that nobody has is answered ${answer.status}.`,
    expected: 404,
    received: `${answer.status} ${answer.text.slice(0, 300)}`,
    pointer: `${operation.pointer}/responses/404`,
  });
}
