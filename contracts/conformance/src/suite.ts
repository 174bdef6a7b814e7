import type { CheckAnswer } from './check/check-answer.ts';
import type { Schemas } from './check/schemas.ts';
import type { Contract, Operation } from './contract/contract.ts';
import type { Coverage } from './reach/coverage.ts';
import type { Breach, Finding } from './finding.ts';
import type { Answer, Call, Caller } from './http/call.ts';
import type { Users } from './users.ts';

/** What is said of a call beside the call itself. */
export type TestCase = {
  /** What is tried, in words: `name: one character too long`. */
  title: string;
  /** Counted as a case of the operation; what only prepares one is not. */
  isCounted?: boolean;
  /** A 429 is the answer that is asked for: it is not waited out, and shuts nothing off. */
  isImpatient?: boolean;
};

/** What every suite works with: sends calls, judges answers, keeps findings and coverage. */
export type Kit = {
  contract: Contract;
  schemas: Schemas;
  checkAnswer: CheckAnswer;
  coverage: Coverage;
  users: Users;
  seed: number;
  /** How many fuzzed cases all operations share. */
  cases: number;
  /** Calls within which a limit without x-rate-limit has to be reached; undefined leaves all untried. */
  rateLimits: number | undefined;
  /** An origin that the server allows, whose pages may call it; undefined leaves that untried. */
  origin: string | undefined;
  /** Whether what takes a quarter of an hour is tried as well. */
  hasDelays: boolean;
  /** The operations to look at: all of them, or those of `--only`. */
  operations: Operation[];
  operation: (operationId: string) => Operation | undefined;
  /**
   * Sends one call; whatever its answer does wrong becomes a finding.
   *
   * @returns undefined when the server broke off, which is a finding too.
   * @throws GivenUp when the server is not worth waiting for any more, or the run is interrupted.
   */
  send: (call: Call, testCase: TestCase) => Promise<Answer | undefined>;
  /** The same, with what is wrong given to `report` instead: for cases that are still being shrunk. */
  trySend: (call: Call, testCase: TestCase, report: Kit['report']) => Promise<Answer | undefined>;
  /** A call that is answered 429 with a long wait, or not at all, is not worth sending. */
  isLimited: (operation: Operation) => boolean;
  /** Nothing is sent any more; every call throws. */
  isOver: () => boolean;
  report: (call: Call, answer: Answer | undefined, testCase: TestCase, breach: Breach) => void;
  /** At most so many of some cases, where a sample is asked for; otherwise all of them. */
  sample: <Item>(cases: Item[], most: number) => Item[];
  /** Says how far the suite is, for a person who waits. */
  progress: (text: string) => void;
  /** Something a person should know that is no finding: what could not be tried, and why. */
  note: (text: string) => void;
};

/** A part of a suite that depends on no other part of it. */
export type Job = {
  /** @param lane the kit, with accounts that no other lane uses. */
  run: (lane: Kit) => Promise<void>;
  /** It looks at what all accounts share, and runs when nothing else does. */
  isAlone?: boolean;
};

export type Suite = {
  name: string;
  /** One line for `--help`. */
  summary: string;
  /** Tries everything, one thing after the other. */
  run: (kit: Kit) => Promise<void>;
  /** The same as jobs that may run side by side; without, nothing may. */
  jobs?: (kit: Kit) => Job[];
};

export type Result = {
  findings: Finding[];
  notes: string[];
  /** operationId → number of cases */
  cases: Map<string, number>;
  /** operationId → status → how often it was answered so */
  answers: Map<string, Map<number, number>>;
  coverage: Coverage;
  /** The tokens that the server has issued → the variables that stand for them in a report. */
  issuedTokens?: ReadonlyMap<string, string>;
  /** Why the run ended before its end; undefined where it did not. */
  givenUp?: string | undefined;
  milliseconds: number;
};

/** A call of an operation as one user, with nothing filled in yet. */
export const callOf = (operation: Operation, caller: Caller): Call => ({
  operation,
  caller,
  params: {},
  query: {},
  headers: {},
});
