import type { Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Making } from '../generate/samples.ts';
import type { Call, Caller } from '../http/call.ts';
import { NotMade, type Bindings, type Given, type Maker, type Fixture } from './maker.ts';
import { endsSignIn, needs, fixtures } from './fixtures.ts';

const isGiven = (name: string, given: Given) =>
  [given.params, given.query, given.headers, given.body].some(
    (part) => isObject(part) && name in part,
  );

const hasCursor = ({ method, parameters, responses }: Operation, kit: Kit): boolean => {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const gives = schema && kit.contract.resolve(schema).properties?.['nextCursor'];
  return (
    method === 'get' && gives !== undefined && parameters.some(({ name }) => name === 'cursor')
  );
};

/** What a list says of its second page; undefined, when it cannot be made to have one. */
async function cursorOf(operation: Operation, maker: Maker): Promise<unknown> {
  const { operationId, path } = operation;
  const query = { limit: 1, cursor: undefined };
  const first = await maker.call(operationId, { query });
  if (typeof first['nextCursor'] === 'string') return first['nextCursor'];
  const creator = maker.kit.contract.operations.find(
    (one) => one.method === 'post' && one.path === path && '201' in one.responses,
  );
  if (!creator) return undefined;
  await maker.call(creator.operationId);
  await maker.call(creator.operationId);
  return (await maker.call(operationId, { query }))['nextCursor'] ?? undefined;
}

/** Whether a successful call leaves what a parameter names in another state, or nowhere. */
function isUsedUp(name: string, { operationId, method, path }: Operation): boolean {
  if (method === 'get') return false;
  return method === 'delete' ? path.endsWith(`{${name}}`) : name in (needs[operationId] ?? {});
}

/** Whether an operation needs new resources for each call that succeeds. */
export const usesUp = (operation: Operation): boolean =>
  operation.method === 'delete' ||
  endsSignIn.has(operation.operationId) ||
  (operation.method !== 'get' && operation.operationId in needs);

/** `/projects/{projectId}/entries` → where `projectId` is made: POST /projects. */
function creatorOf(kind: string, kit: Kit): Operation | undefined {
  const { operations } = kit.contract;
  const collections = new Set(
    operations.flatMap(({ path }) => {
      const [collection = ''] = path.split(`/{${kind}}`);
      return collection === path ? [] : [collection];
    }),
  );
  return operations.find(
    ({ method, path, responses }) =>
      method === 'post' && collections.has(path) && '201' in responses,
  );
}

/** Makes whatever calls need, in the name of one caller. */
function createMaker(kit: Kit, caller: Caller): Maker {
  const kept = new Map<string, Promise<unknown>>();

  /** The kinds of resource that an operation's request names, as far as they can be made. */
  const kindsIn = (operation: Operation, given: Given) => {
    const { required = [] } = operation.body ? kit.contract.resolve(operation.body.schema) : {};
    const { body } = given;
    const isWhole = isObject(body) && required.every((name) => name in body);
    const names = new Set(
      operation.parameters.map(({ name, schema }) => schema['x-resource'] ?? name),
    );
    const walk = (schema: Parameters<typeof kit.contract.resolve>[0], depth: number) => {
      const { properties = {}, items, anyOf = [], oneOf = [] } = kit.contract.resolve(schema);
      if (depth > 6) return;
      for (const [name, member] of Object.entries(properties)) {
        names.add(kit.contract.resolve(member)['x-resource'] ?? name);
        walk(member, depth + 1);
      }
      for (const inner of [...(items ? [items] : []), ...anyOf, ...oneOf]) walk(inner, depth + 1);
    };
    if (operation.body && !isWhole) walk(operation.body.schema, 0);
    return [...names].filter((name) => name in fixtures || creatorOf(name, kit));
  };

  const maker: Maker = {
    kit,
    caller,
    partner: () => makerOf(kit, caller === kit.users.writer ? kit.users.other : kit.users.writer),
    one(kind) {
      const known = kept.get(kind);
      if (known) return known;
      const made = maker.make(kind);
      kept.set(kind, made);
      made.catch(() => kept.delete(kind));
      return made;
    },
    make: (kind) => (fixtures[kind] ?? derived(kind))(maker),
    async bindingsOf(operation, given = {}, asIs) {
      const { before, ...own } = needs[operation.operationId] ?? {};
      const bindings: Bindings = {};
      for (const name of new Set([...kindsIn(operation, given), ...Object.keys(own)])) {
        if (isGiven(name, given)) continue;
        const kind = own[name] ?? name;
        bindings[name] = await (isUsedUp(name, operation) ? maker.make(kind) : maker.one(kind));
      }
      if (hasCursor(operation, kit) && !isGiven('cursor', given)) {
        bindings['cursor'] = await cursorOf(operation, maker);
      }
      if (before !== undefined && asIs === undefined) await maker.make(before);
      return bindings;
    },
    async call(operationId, given = {}, asIs) {
      const operation = kit.operation(operationId);
      if (!operation) throw new NotMade(`the contract has no ${operationId}`);
      const bindings = await maker.bindingsOf(operation, given, asIs);
      const typical = typicalRequest(operation, makingOf(kit, bindings), kit.schemas);
      const body =
        isObject(typical.body) && isObject(given.body)
          ? { ...typical.body, ...given.body }
          : (given.body ?? typical.body);
      const call: Call = {
        operation,
        caller,
        params: { ...typical.params, ...given.params },
        query: { ...typical.query, ...given.query },
        headers: { ...typical.headers, ...given.headers },
        ...(body === undefined ? {} : { body }),
      };
      const answer = await kit.send(call, { title: 'to prepare another call', isCounted: false });
      if (!answer || answer.status >= 300) {
        throw new NotMade(`${operationId} answered ${answer?.status ?? 'nothing'}`);
      }
      return isObject(answer.body) ? answer.body : {};
    },
  };

  const derived = (kind: string): Fixture => {
    const creator = creatorOf(kind, kit);
    return async ({ call }) => {
      if (!creator) throw new NotMade(`nothing in the contract makes a ${kind}`);
      return (await call(creator.operationId))['id'];
    };
  };

  return maker;
}

const makers = new WeakMap<Kit['users'], Map<Caller, Maker>>();

/** The maker of a caller: one for a whole run, so that what it made is used again. */
export function makerOf(kit: Kit, caller: Caller): Maker {
  const known = makers.get(kit.users) ?? new Map<Caller, Maker>();
  makers.set(kit.users, known);
  const maker = known.get(caller) ?? createMaker(kit, caller);
  known.set(caller, maker);
  return maker;
}

export const makingOf = (kit: Kit, bindings: Bindings): Making => ({
  contract: kit.contract,
  seed: kit.seed,
  bindings,
  fits: (schema, value) => kit.schemas.request(schema)(value).length === 0,
});
