import type { Suite, Kit, Result } from './suite.ts';
import { createAnswerCheck } from './check/check-answer.ts';
import { createSchemas } from './check/schemas.ts';
import type { Contract, Operation } from './contract/contract.ts';
import type { Finding } from './finding.ts';
import { createLanes } from './lanes.ts';
import { noteOfUnsaid } from './contract/rules.ts';
import { createCoverage, type Coverage } from './reach/coverage.ts';
import type { Client } from './http/client.ts';
import { GivenUp } from './patience.ts';
import { createRecord } from './record.ts';
import { sampleOf } from './sample.ts';
import { createSending } from './sending.ts';
import type { Users } from './users.ts';

/** How far a run is. */
export type Progress = {
  suite: string;
  /** `3/9`: the number of the suite, and how many there are. */
  number: string;
  text: string;
  cases: number;
  findings: number;
};

export type RunOptions = {
  contract: Contract;
  client: Client;
  users: Users;
  suites: Suite[];
  seed: number;
  cases: number;
  /** Calls within which every rate limit has to be reached. */
  rateLimits?: number | undefined;
  /** An origin that the server allows, whose pages may call it. */
  origin?: string | undefined;
  /** Whether to wait for a sign-in to be old, and for a token to expire. */
  hasDelays?: boolean;
  /** operationIds; empty for all. */
  only: string[];
  /** Jobs that run side by side, at most; one where nothing says. */
  parallel?: number;
  /** Whether a sample of each suite is enough. */
  isQuick?: boolean;
  progress: (state: Progress) => void;
  /** Ends the run after the call that it is in. */
  signal?: AbortSignal;
};

/**
 * Runs the suites one after the other against one server. It ends whatever the server does: each
 * call has an end, and a server that leaves too many without an answer is not asked again.
 *
 * @throws Unreachable when the server has never answered.
 */
export async function run(options: RunOptions): Promise<Result> {
  const { contract, client, suites, only } = options;
  const startedAt = performance.now();
  const schemas = createSchemas(contract);
  const checkAnswer = createAnswerCheck(contract, schemas);
  const isAsked = (operationId: string) => only.length === 0 || only.includes(operationId);
  const operations = contract.operations.filter(({ operationId }) => isAsked(operationId));
  const coverage = createCoverage(contract, schemas, operations);
  const record = createRecord(operations, isAsked);
  const { notes } = record;
  for (const format of schemas.unknownFormats) {
    notes.add(`Nothing checks the format “${format}”.`);
  }
  for (const note of noteOfUnsaid(contract)) notes.add(note);
  const { signal } = options;
  const sending = createSending({ contract, client, checkAnswer, coverage, record, signal });
  const repeatsBefore = client.repeats();

  const kit: Kit = {
    contract,
    schemas,
    checkAnswer,
    coverage,
    users: options.users,
    seed: options.seed,
    cases: options.cases,
    rateLimits: options.rateLimits,
    origin: options.origin,
    hasDelays: options.hasDelays ?? false,
    operations,
    operation: (operationId) =>
      contract.operations.find((operation) => operation.operationId === operationId),
    isLimited: sending.isLimited,
    isOver: () => sending.givenUp() !== undefined,
    sample: (all, most) => (options.isQuick === true ? sampleOf(all, most) : all),
    report: record.report,
    send: (call, testCase) => kit.trySend(call, testCase, kit.report),
    trySend: sending.trySend,
    progress(text) {
      const suite = record.suite();
      const number = suites.findIndex(({ name }) => name === suite) + 1;
      options.progress({
        suite,
        number: `${number}/${suites.length}`,
        text,
        cases: [...record.cases.values()].reduce((sum, count) => sum + count, 0),
        findings: record.findings().length,
      });
    },
    note: (text) => void notes.add(text),
  };
  const lanes = createLanes(kit, options.parallel ?? 1);
  for (const suite of suites) {
    record.begin(suite.name);
    kit.progress('begins');
    await toItsEnd(() => lanes.run(suite));
    // A suite may also have ended early by itself.
    const over = sending.givenUp();
    if (!over) continue;
    notes.add(
      `The run was given up in the suite ${suite.name}, the rest was not tried: ${over.message}`,
    );
    break;
  }
  const repeats = client.repeats() - repeatsBefore;
  if (repeats > 0) {
    notes.add(
      `Readings sent a second time, since the server had closed the connection that was kept for them: ${repeats}.`,
    );
  }
  return {
    findings: inOrder(record.findings(), suites, operations),
    notes: [...notes],
    cases: record.cases,
    answers: record.answers,
    coverage: coverageFor(suites, coverage),
    issuedTokens: client.issuedTokens(),
    givenUp: sending.givenUp()?.message,
    milliseconds: performance.now() - startedAt,
  };
}

/** Runs a suite until it ends, or the run is given up within it. */
async function toItsEnd(runSuite: () => Promise<void>): Promise<void> {
  try {
    await runSuite();
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
}

/** Who asks for rate limits alone has no use for what other suites would have reached. */
function coverageFor(suites: Suite[], coverage: Coverage): Coverage {
  if (!suites.every(({ name }) => name === 'limits')) return coverage;
  return { ...coverage, targets: () => coverage.targets().filter(({ status }) => status === 429) };
}

/** In the order of the suites and of the contract, whichever job was first. */
function inOrder(findings: Finding[], suites: Suite[], operations: Operation[]): Finding[] {
  const names = suites.map(({ name }) => name);
  const ids = operations.map(({ operationId }) => operationId);
  return findings.toSorted(
    (a, b) =>
      names.indexOf(a.suite) - names.indexOf(b.suite) ||
      ids.indexOf(a.operationId) - ids.indexOf(b.operationId),
  );
}
