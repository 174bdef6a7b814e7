import { callOf, type Kit, type TestCase } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import type { FindingKind } from '../../finding.ts';
import { isObject } from '../../contract/places.ts';
import type { Answer, Call, Caller } from '../../http/call.ts';
import { IssuerError } from '../../issuer/issuer.ts';
import { visitor, type SignedIn } from '../../users.ts';

/** A scenario of calls, each of which depends on those before it. */
export type Scenario = {
  name: string;
  /** The operations it holds to account; it runs when one of them is looked at. */
  about: string[];
  /** The operations that it cannot do without, beside those. */
  needs?: string[];
  run: (steps: Steps) => Promise<void>;
};

type Step = Partial<Pick<Call, 'params' | 'query' | 'headers' | 'body' | 'raw' | 'address'>> & {
  as: Caller;
  /** What is tried, in words. */
  title: string;
};

export type Exchange = { call: Call; testCase: TestCase; answer: Answer | undefined };

type Blame = {
  message: string;
  expected: unknown;
  received: unknown;
  kind?: FindingKind;
};

export type Body = Record<string, unknown>;

/** The scenario cannot go on: what is wrong has been reported, and the message says at what. */
class Broken extends Error {}
/** The scenario cannot begin; the message says what is missing. */
export class Skipped extends Error {}

export type Steps = {
  kit: Kit;
  /**
   * Makes a call, without any expectation beyond the contract's.
   *
   * @throws Broken when what its path names is not known.
   */
  ask: (operationId: string, step: Step) => Promise<Exchange>;
  /**
   * Makes a call that has to be answered with this status, and with this key where it is refused.
   *
   * @throws Broken when a success was expected and did not come.
   */
  expect: (
    operationId: string,
    status: number | number[],
    step: Step & { messageKey?: string; kind?: FindingKind },
  ) => Promise<Body>;
  blame: (exchange: Exchange, blame: Blame) => void;
  /** An account whose things are the scenario's own, where the kit can make one. */
  writer: () => Promise<Caller>;
  /** Another such account. */
  other: () => Promise<Caller>;
  /** An account that nobody else uses. @throws Skipped without the kit's own issuer. */
  newcomer: () => Promise<SignedIn>;
};

export const bodyOf = ({ answer }: Exchange): Body => (isObject(answer?.body) ? answer.body : {});
export const itemsOf = (body: Body): Body[] =>
  Array.isArray(body['items']) ? body['items'].filter(isObject) : [];
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const shown = (answer: Answer | undefined) =>
  answer ? `${answer.status} ${answer.text.slice(0, 300)}` : 'no answer';

/** The parameter of a path that names nothing: what should have shown it was reported. */
const unknownIn = ({ parameters }: Operation, params: Body = {}) =>
  parameters.find(({ in: place, name }) => place === 'path' && (params[name] ?? '') === '')?.name;

export type Accounts = { writer?: Promise<Caller>; other?: Promise<Caller> };

/** @param accounts the accounts that all scenarios of a run share. */
export function createSteps(kit: Kit, accounts: Accounts): Steps {
  const newcomer = async () => {
    if (!kit.users.newcomer) throw new Skipped('it needs accounts of the kit’s own issuer');
    try {
      return await kit.users.newcomer();
    } catch (error) {
      if (error instanceof IssuerError) throw new Skipped(error.message);
      throw error;
    }
  };
  const steps: Steps = {
    kit,
    async ask(operationId, { as, title, ...parts }) {
      const operation = kit.operation(operationId);
      if (!operation) throw new Skipped(`the contract has no ${operationId}`);
      const caller = operation.signIn === 'none' ? visitor : as;
      const unknown = unknownIn(operation, parts.params);
      if (unknown !== undefined && parts.address === undefined) {
        throw new Broken(`${operationId} lacks its ${unknown} (${title})`);
      }
      const call: Call = { ...callOf(operation, caller), ...parts };
      const testCase = { title };
      return { call, testCase, answer: await kit.send(call, testCase) };
    },
    async expect(operationId, expected, { messageKey, kind, ...step }) {
      const exchange = await steps.ask(operationId, step);
      const { answer } = exchange;
      const statuses = Array.isArray(expected) ? expected : [expected];
      const status = answer?.status ?? 0;
      if (!statuses.includes(status)) {
        steps.blame(exchange, {
          message: `${step.title}: ${statuses.join(' or ')} was expected, ${status} came.`,
          expected: statuses,
          received: shown(answer),
          ...(kind === undefined ? {} : { kind }),
        });
        if (statuses.some((one) => one < 300)) {
          throw new Broken(`${operationId} answered ${status || 'nothing'} (${step.title})`);
        }
      } else if (messageKey !== undefined && bodyOf(exchange)['messageKey'] !== messageKey) {
        steps.blame(exchange, {
          message: `${step.title}: the key is not ${messageKey}.`,
          expected: messageKey,
          received: bodyOf(exchange)['messageKey'],
        });
      }
      return bodyOf(exchange);
    },
    blame({ call, answer, testCase }, { kind = 'broken-scenario', ...blame }) {
      const { pointer, responses } = call.operation;
      const status = answer?.status;
      const isKnown = status !== undefined && String(status) in responses;
      kit.report(call, answer, testCase, {
        kind,
        ...blame,
        pointer: isKnown ? `${pointer}/responses/${status}` : `${pointer}/responses`,
      });
    },
    writer: () =>
      (accounts.writer ??= kit.users.newcomer ? newcomer() : Promise.resolve(kit.users.writer)),
    other: () =>
      (accounts.other ??= kit.users.newcomer ? newcomer() : Promise.resolve(kit.users.other)),
    newcomer,
  };
  return steps;
}
