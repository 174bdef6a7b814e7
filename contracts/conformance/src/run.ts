import type { Chapter, Kit, Result } from './chapter.ts';
import { createAnswerCheck } from './check/check-answer.ts';
import { withSmallIds } from './check/ids.ts';
import { createSchemas } from './check/schemas.ts';
import type { Contract } from './contract/contract.ts';
import { noteOfUnsaid } from './contract/rules.ts';
import { createCoverage } from './reach/coverage.ts';
import { createFindings } from './finding.ts';
import { Unreachable, type Client } from './http/client.ts';
import { createPatience, GivenUp } from './patience.ts';
import type { Users } from './users.ts';

export type RunOptions = {
  contract: Contract;
  client: Client;
  users: Users;
  chapters: Chapter[];
  seed: number;
  cases: number;
  /** Calls within which every rate limit has to be reached. */
  rateLimits?: number | undefined;
  /** operationIds; empty for all. */
  only: string[];
  progress: (chapter: string, text: string) => void;
  /** Ends the run after the call that it is in. */
  signal?: AbortSignal;
};

/**
 * Runs the chapters one after the other against one server. It ends whatever the server does: each
 * call has an end, and a server that leaves too many without an answer is not asked again.
 *
 * @throws Unreachable when the server has never answered.
 */
export async function run(options: RunOptions): Promise<Result> {
  const { contract, client, users, chapters, seed, cases, only } = options;
  const startedAt = performance.now();
  const schemas = createSchemas(contract);
  const checkAnswer = createAnswerCheck(contract, schemas);
  const operations = contract.operations.filter(
    ({ operationId }) => only.length === 0 || only.includes(operationId),
  );
  const coverage = createCoverage(contract, schemas, operations);
  const isAsked = (operationId: string) => only.length === 0 || only.includes(operationId);
  const findings = createFindings();
  const counts = new Map(operations.map(({ operationId }) => [operationId, 0]));
  const answers = new Map<string, Map<number, number>>();
  const countAnswer = (operationId: string, status: number) => {
    const own = answers.get(operationId) ?? new Map<number, number>();
    answers.set(operationId, own.set(status, (own.get(status) ?? 0) + 1));
  };
  const notes = new Set([
    ...schemas.unknownFormats.map((format) => `Nothing checks the format “${format}”.`),
    ...noteOfUnsaid(contract),
  ]);
  const limited = new Set<string>();
  const patience = createPatience();
  const givenUp = () =>
    options.signal?.aborted === true ? new GivenUp('it was interrupted.') : patience.givenUp();
  const repeatsBefore = client.repeats();

  let chapter = '';
  const kit: Kit = {
    contract,
    schemas,
    checkAnswer,
    coverage,
    users,
    seed,
    cases,
    rateLimits: options.rateLimits,
    operations,
    operation: (operationId) =>
      contract.operations.find((operation) => operation.operationId === operationId),
    isLimited: ({ operationId }) => limited.has(operationId) || patience.isShut(operationId),
    isOver: () => givenUp() !== undefined,
    report(call, answer, { title }, breach) {
      const { operationId } = call.operation;
      // What a chain finds in an answer of success is the doing of the operation it was asked for.
      const isSuccess =
        breach.kind === 'broken-chain' && answer !== undefined && answer.status < 300;
      const isLeak = breach.kind.startsWith('foreign-') || breach.kind === 'unauthorized-accepted';
      if (!isAsked(operationId) && !isSuccess && !isLeak) {
        notes.add(`${operationId}, which was not asked for, is at fault: ${breach.message}`);
        return;
      }
      findings.add({ ...breach, chapter, operationId, title, call, answer });
    },
    send: (call, trial) => kit.trySend(call, trial, kit.report),
    async trySend(call, trial, report) {
      const { operationId } = call.operation;
      const over = givenUp();
      if (over) throw over;
      if (patience.isShut(operationId)) {
        notes.add(
          `${operationId} was left without an answer twice; what is left of its calls was not sent.`,
        );
        return undefined;
      }
      if (trial.isCase !== false) counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
      try {
        const answer = await client.send(call, trial);
        patience.answered();
        countAnswer(operationId, answer.status);
        if (
          trial.isImpatient !== true &&
          answer.status === 429 &&
          call.operation.responses['429'] &&
          !limited.has(operationId)
        ) {
          limited.add(operationId);
          const wait = answer.headers.get('retry-after') ?? 'an unknown number of';
          notes.add(
            `${operationId} is shut off for ${wait} seconds by its rate limit; what is left of its cases was not sent. Raise the server's limits for a whole run.`,
          );
        }
        coverage.record(call, answer);
        for (const breach of checkAnswer(call, answer)) report(call, answer, trial, breach);
        if (!contract.has('idsInAnyLetterCase')) return answer;
        return { ...answer, body: withSmallIds(answer.body) };
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        patience.unanswered(operationId, error);
        report(call, undefined, trial, {
          kind: 'no-answer',
          message: 'The server gave no answer.',
          expected: 'an answer',
          received: error.message,
          pointer: `${call.operation.pointer}/responses`,
        });
        return undefined;
      }
    },
    progress: (text) => options.progress(chapter, text),
    note: (text) => void notes.add(text),
  };
  for (const { name, run: runChapter } of chapters) {
    chapter = name;
    try {
      await runChapter(kit);
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
    // A chapter may also have ended early by itself.
    const over = givenUp();
    if (!over) continue;
    notes.add(
      `The run was given up in the chapter ${name}, the rest was not tried: ${over.message}`,
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
    findings: findings.all(),
    notes: [...notes],
    cases: counts,
    answers,
    // Who asks for rate limits alone has no use for what other chapters would have reached.
    coverage: chapters.every(({ name }) => name === 'limits')
      ? { ...coverage, targets: () => coverage.targets().filter(({ status }) => status === 429) }
      : coverage,
    milliseconds: performance.now() - startedAt,
  };
}
