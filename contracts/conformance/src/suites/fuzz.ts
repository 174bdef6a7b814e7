import * as fc from 'fast-check';
import type { Suite, Job, Kit, TestCase } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { arbitraryOf } from '../generate/arbitraries.ts';
import { breakagesOf, isHinted } from '../generate/breakages.ts';
import {
  canBeWritten,
  judgesOf,
  typicalRequest,
  type BadRequest,
  type Request,
} from '../generate/requests.ts';
import { boundTo, type Making } from '../generate/samples.ts';
import { usesUp } from '../resources/resources.ts';
import { prepare, tryBad, tryGood } from './attempt.ts';

/** What fast-check makes and shrinks: the optional parts of a request, and which rule to break. */
type Seeds = { query: Record<string, unknown>; body: unknown; isBroken: boolean; rule: number };

/** The same cases for the same seed, whichever other operations are tried. */
const seedOf = (seed: number, operationId: string) =>
  Array.from(operationId).reduce(
    (sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0),
    seed,
  ) | 0;

function arbitrarySeeds(operation: Operation, making: Making): fc.Arbitrary<Seeds> {
  const query = operation.parameters.filter(({ in: place }) => place === 'query');
  const values = Object.fromEntries(
    query.map(({ name, schema }) => {
      const bound = boundTo(name, schema, making);
      return [name, bound ? fc.constant(bound.value) : arbitraryOf(schema, making)];
    }),
  );
  const requiredKeys = query.filter(({ required }) => required).map(({ name }) => name);
  return fc.record({
    // A cursor belongs to the filters it was given out for.
    query: fc
      .record(values, { requiredKeys, noNullPrototype: true })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'cursor'))),
    body: operation.body ? arbitraryOf(operation.body.schema, making) : fc.constant(undefined),
    isBroken: fc.boolean(),
    rule: fc.nat(9999),
  });
}

/** One rule of the body or of a query parameter broken; undefined where there is none to break. */
function broken(
  operation: Operation,
  request: Request,
  rule: number,
  making: Making,
): BadRequest | undefined {
  const choices: (() => BadRequest | undefined)[] = [];
  const { body } = operation;
  if (body && request.body !== undefined) {
    const rules = breakagesOf(body.schema, request.body, making);
    choices.push(() => {
      const one = rules[rule % rules.length];
      return (
        one && {
          request: { ...request, body: one.value },
          title: one.title,
          place: 'body',
          field: one.path.join('.') || 'body',
          pointer: one.pointer,
        }
      );
    });
  }
  for (const parameter of operation.parameters.filter(
    ({ in: place, name }) => place === 'query' && name in request.query,
  )) {
    const { name, schema } = parameter;
    const rules = breakagesOf(schema, request.query[name], making).filter(
      ({ value }) => canBeWritten(value, parameter) && typeof value !== 'object',
    );
    if (rules.length === 0) continue;
    choices.push(() => {
      const one = rules[rule % rules.length];
      return (
        one && {
          request: { ...request, query: { ...request.query, [name]: one.value } },
          title: `${name}: ${one.title.replace(/^body: /u, '')}`,
          place: 'query',
          field: name,
          pointer: one.pointer,
        }
      );
    });
  }
  return choices[rule % Math.max(1, choices.length)]?.();
}

/** A body whose resources were replaced since fast-check generated it. */
function renewed(body: unknown, old: Making, making: Making): unknown {
  if (!isObject(body)) return body;
  const isOld = (name: string, value: unknown) =>
    name in old.bindings && value === old.bindings[name];
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isOld(name, value) ? making.bindings[name] : value,
    ]),
  );
}

async function fuzzOne(kit: Kit, operation: Operation, runs: number): Promise<void> {
  const prepared = await prepare(kit, operation);
  if (!prepared) return;
  let making = prepared;
  const { isGoodBody, isGoodValue } = judgesOf(operation, kit.schemas);
  const fitsContract = ({ query, body }: Request) =>
    isGoodBody(body) &&
    operation.parameters.every(
      (parameter) =>
        parameter.in !== 'query' ||
        query[parameter.name] === undefined ||
        isGoodValue(parameter, query[parameter.name]),
    );
  let last: (() => void) | undefined;
  let tried = 0;

  /** Whether the answer to one case is as it should be; says so to nobody yet. */
  const holds = async ({ query, body, isBroken, rule }: Seeds): Promise<boolean> => {
    if (kit.isOver() || kit.isLimited(operation)) return true;
    const typical = typicalRequest(operation, making, kit.schemas);
    const request: Request = { ...typical, query: { ...typical.query, ...query } };
    if (body !== undefined) request.body = renewed(body, prepared, making);
    // Judged again at every step of shrinking: a smaller value may be invalid, or valid.
    if (!fitsContract(request)) return true;
    const bad = isBroken ? broken(operation, request, rule, making) : undefined;
    if (isBroken && (!bad || (fitsContract(bad.request) && !isHinted(bad)))) return true;
    tried += 1;
    kit.progress(`${operation.operationId} ${Math.min(tried, runs)}/${runs}`);
    const found: (() => void)[] = [];
    const quiet: Kit = {
      ...kit,
      report: (call, answer, testCase, breach) =>
        void found.push(() => kit.report(call, answer, testCase, breach)),
      send: (call, testCase) => kit.trySend(call, testCase, (...parts) => quiet.report(...parts)),
    };
    const testCase: TestCase = { title: bad ? `fuzzed, ${bad.title}` : 'fuzzed' };
    const answer = bad
      ? await tryBad(quiet, operation, bad, testCase, making.caller)
      : await tryGood(quiet, operation, request, testCase, making.caller);
    if (answer && answer.status < 300 && usesUp(operation))
      making = (await prepare(kit, operation)) ?? making;
    if (found.length === 0) return true;
    last = () => {
      for (const tell of found) tell();
    };
    return false;
  };

  // fast-check would take what is thrown for a case that fails, and shrink it.
  let thrown: { error: unknown } | undefined;
  const property = fc.asyncProperty(arbitrarySeeds(operation, making), async (seeds) => {
    if (thrown) return true;
    try {
      return await holds(seeds);
    } catch (error) {
      thrown = { error };
      return true;
    }
  });
  await fc.check(property, {
    seed: seedOf(kit.seed, operation.operationId),
    numRuns: runs,
    endOnFailure: false,
    maxSkipsPerRun: 10,
  });
  // The smallest that fails is the last one that did.
  last?.();
  if (thrown) throw thrown.error;
}

/** A job for each operation, with its share of the cases. */
function jobsOf(kit: Kit): Job[] {
  const operations = kit.operations.filter(
    ({ body, parameters }) =>
      body !== undefined || parameters.some(({ in: place }) => place === 'query'),
  );
  return operations.flatMap((operation, index) => {
    const share = Math.floor(kit.cases / operations.length);
    const rest = index < kit.cases % operations.length ? 1 : 0;
    if (share + rest === 0) return [];
    return [{ run: (lane) => fuzzOne(lane, operation, share + rest) }];
  });
}

/** Random requests, good and with one rule broken, shrunk to the smallest that fails. */
export const fuzz: Suite = {
  name: 'fuzz',
  summary: 'random requests, good and bad, shrunk: --cases of them; --seed makes the same again',
  jobs: jobsOf,
  async run(kit) {
    for (const job of jobsOf(kit)) await job.run(kit);
  },
};
