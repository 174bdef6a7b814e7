import { isDeepStrictEqual } from 'node:util';
import { steady } from '../../check/steady.ts';
import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../contract/places.ts';
import { goodRequests, typicalRequest, type Request } from '../../generate/requests.ts';
import type { Making } from '../../generate/samples.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { bodyOf, type Exchange, type Steps } from './steps.ts';

const HEADER = 'If-Match';

export const hasVersion = ({ parameters }: Operation) =>
  parameters.some(({ in: place, name }) => place === 'header' && name === HEADER);

/** Where the path of a change does not lead to what reads it. */
const READERS: Record<string, string> = {
  updateProfile: 'getCurrentUser',
  setObjectives: 'getCurrentObjectives',
};

/** The operation that reads what another one changes. */
export function readerOf(kit: Kit, { operationId, path }: Operation): Operation | undefined {
  const named = READERS[operationId];
  if (named !== undefined) return kit.operation(named);
  return kit.contract.operations.find(
    ({ method, path: read }) =>
      method === 'get' && read.endsWith('}') && (path === read || path.startsWith(`${read}/`)),
  );
}

/** The operation that changes the same thing and can be repeated: it makes versions go by. */
const changerOf = (steps: Steps, operation: Operation, reader: Operation) =>
  ['patch', 'put'].includes(operation.method)
    ? operation
    : steps.kit.contract.operations.find(
        ({ method, path }) => method === 'patch' && path === reader.path,
      );

/** The version to change from, as a header says it: the body's own, even where the ETag is missing. */
const versionOf = (exchange: Exchange): string | undefined => {
  const { version } = bodyOf(exchange);
  if (typeof version === 'number') return `"${version}"`;
  return exchange.answer?.headers.get('etag') ?? undefined;
};

/**
 * A change made from an old version is refused with 412 and changes nothing; one made from the
 * current version is made; of several made from one version at once, one is.
 */
export async function tryStaleVersions(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { operationId } = operation;
  const reader = readerOf(kit, operation);
  const changer = reader && changerOf(steps, operation, reader);
  if (!reader || !changer) {
    kit.note(`Versions of ${operationId} were not tried: nothing reads or changes the same thing.`);
    return;
  }
  const as = await steps.writer();
  const maker = makerOf(kit, as);
  const bindings = await maker.bindingsOf(operation);
  const making = makingOf(kit, bindings);
  const request = typicalRequest(operation, making, kit.schemas);
  const params = request.params;
  const changing = makingOf(kit, await maker.bindingsOf(changer, { params }));
  const first = { ...typicalRequest(changer, changing, kit.schemas), params };
  // What is there already need be no change: after the first values, others are sent.
  const other = bodyUnlike(first.body, changer, changing, kit);
  const change = { ...first, body: other };
  const schema = reader.responses['200']?.content?.['application/json']?.schema;
  const read = (title: string) =>
    steps.ask(reader.operationId, { as, title, params: readable(params, reader) });
  const look = ({ answer }: Exchange) => steady(answer?.body, schema, kit.contract);
  const from = (etag: string, one: Request): Request => ({
    ...one,
    headers: { ...one.headers, [HEADER]: etag },
  });

  if (other === undefined) {
    kit.note(
      `Versions of ${operationId} were not tried: ${changer.operationId} has one value only.`,
    );
    return;
  }
  await steps.ask(changer.operationId, { as, title: 'have something to change', ...first });
  const old = versionOf(await read('read the version'));
  const made = await steps.ask(changer.operationId, { as, title: 'change it', ...change });
  if (made.answer?.status !== 200) {
    kit.note(
      `Versions of ${operationId} were not tried: ${changer.operationId} answered ${made.answer?.status}.`,
    );
    return;
  }
  const seen = await read('read the next version');
  const current = versionOf(seen);
  if (old === undefined || current === undefined) {
    steps.blame(seen, {
      message: 'There is no version to make a change from.',
      expected: 'a version or an ETag',
      received: null,
    });
    return;
  }
  if (old === current) {
    steps.blame(made, {
      message: `The version is the same after ${changer.operationId}.`,
      expected: `another than ${old}`,
      received: current,
    });
    return;
  }
  holdNext(steps, made, old, current);
  const stale = await steps.ask(operationId, {
    as,
    title: 'from an old version',
    ...from(old, {
      ...request,
      body: bodyUnlike(change.body, operation, making, kit) ?? request.body,
    }),
  });
  if (stale.answer?.status !== 412 || bodyOf(stale)['messageKey'] !== 'request.staleVersion') {
    steps.blame(stale, {
      message: `${operationId} from an old version is answered ${stale.answer?.status}.`,
      expected: '412 request.staleVersion',
      received: `${stale.answer?.status} ${stale.answer?.text.slice(0, 300)}`,
    });
    if ((stale.answer?.status ?? 500) < 300) return;
  }
  const after = await read('see that nothing changed');
  if (!isDeepStrictEqual(look(after), look(seen))) {
    steps.blame(stale, {
      message: `${operationId} from an old version, though refused, changed something.`,
      expected: look(seen),
      received: look(after),
    });
    return;
  }
  if (changer === operation) await tryAtOnce(steps, operation, as, from(current, request));
  const latest = versionOf(await read('read the version again')) ?? current;
  // The same, as a compressed response has it.
  const weak = latest.startsWith('W/') ? latest : `W/${latest}`;
  await steps.expect(operationId, [200, 204], {
    as,
    title: 'from the current version',
    ...from(changer === operation ? weak : latest, request),
  });
}

/** A version goes up by one at each change: who has seen one knows the next. */
function holdNext(steps: Steps, made: Exchange, old: string, current: string): void {
  const [before, after] = [old, current].map((etag) => Number(etag.replaceAll('"', '')));
  if (before === undefined || Number.isNaN(before) || after === before + 1) return;
  steps.blame(made, {
    message: 'The version does not go up by one at a change.',
    expected: before + 1,
    received: after,
  });
}

/** What may be stored as the same: blanks at the ends go, and an empty text may be none. */
const asKept = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);

/** A body with another value in one of the members of this one: written, it would show. */
function bodyUnlike(body: unknown, operation: Operation, making: Making, kit: Kit): unknown {
  const isUnlike = (other: unknown) =>
    isObject(body) &&
    isObject(other) &&
    Object.keys(body).some(
      (name) => name in other && !isDeepStrictEqual(asKept(other[name]), asKept(body[name])),
    );
  const bodies = goodRequests(operation, making, kit.schemas).map(({ request }) => request.body);
  return bodies.find(isUnlike);
}

/** The parameters that an operation's path has. */
export const readable = (params: Request['params'], { path }: Operation) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`{${name}}`)));

async function tryAtOnce(
  steps: Steps,
  { operationId }: Operation,
  as: Awaited<ReturnType<Steps['writer']>>,
  request: Request,
): Promise<void> {
  const step = { as, title: 'three times at once from one version', ...request };
  const all = await Promise.all([1, 2, 3].map(() => steps.ask(operationId, step)));
  const made = all.filter(({ answer }) => answer?.status === 200);
  const [first] = all;
  if (made.length === 1 || !first) return;
  steps.blame(first, {
    message: `Of three changes made at once from one version, ${made.length} were made.`,
    expected: 1,
    received: all.map(({ answer }) => answer?.status),
  });
}
