import type { Kit, TestCase } from './suite.ts';
import type { CheckAnswer } from './check/check-answer.ts';
import { withSmallIds } from './check/ids.ts';
import type { Contract } from './contract/contract.ts';
import type { Answer, Call } from './http/call.ts';
import { Unreachable, type Client } from './http/client.ts';
import { createPatience, GivenUp } from './patience.ts';
import type { Coverage } from './reach/coverage.ts';
import type { RunRecord } from './record.ts';

type Sending = Pick<Kit, 'trySend' | 'isLimited'> & {
  /** Why nothing is sent any more; undefined as long as calls are. */
  givenUp: () => GivenUp | undefined;
};

type SendingOptions = {
  contract: Contract;
  client: Client;
  checkAnswer: CheckAnswer;
  coverage: Coverage;
  record: RunRecord;
  /** Nothing is sent any more once it is aborted. */
  signal: AbortSignal | undefined;
};

/** Sends calls as long as the server is worth waiting for, and judges what it answers. */
export function createSending(options: SendingOptions): Sending {
  const { contract, client, checkAnswer, coverage, record, signal } = options;
  const limited = new Set<string>();
  const patience = createPatience();
  let expired: GivenUp | undefined;
  const givenUp = () =>
    signal?.aborted === true ? new GivenUp('it was interrupted.') : (expired ?? patience.givenUp());

  /** Beyond a rate limit, further calls show nothing. */
  const noteRateLimit = ({ operation }: Call, answer: Answer, testCase: TestCase) => {
    const { operationId, responses } = operation;
    const isShutOff = answer.status === 429 && responses['429'] && !limited.has(operationId);
    if (testCase.isImpatient === true || !isShutOff) return;
    limited.add(operationId);
    const wait = answer.headers.get('retry-after') ?? 'an unknown number of';
    record.notes.add(
      `${operationId} is shut off for ${wait} seconds by its rate limit; what is left of its cases was not sent. Raise the server's limits for a whole run.`,
    );
  };

  const judge = (call: Call, answer: Answer, testCase: TestCase, report: Kit['report']) => {
    record.countAnswer(call.operation.operationId, answer.status);
    noteRateLimit(call, answer, testCase);
    coverage.record(call, answer);
    for (const breach of checkAnswer(call, answer)) report(call, answer, testCase, breach);
  };

  return {
    givenUp,
    isLimited: ({ operationId }) => limited.has(operationId) || patience.isShut(operationId),
    async trySend(call, testCase, report) {
      const { operationId } = call.operation;
      if (call.caller.hasExpired?.() === true) {
        expired ??= new GivenUp(`The token of the ${call.caller.name} has expired.`);
      }
      const over = givenUp();
      if (over) throw over;
      if (patience.isShut(operationId)) {
        record.notes.add(
          `${operationId} was left without an answer twice; what is left of its calls was not sent.`,
        );
        return undefined;
      }
      if (testCase.isCounted !== false) record.countCase(operationId);
      try {
        const answer = await client.send(call, testCase);
        patience.answered();
        judge(call, answer, testCase, report);
        if (!contract.has('idsInAnyLetterCase')) return answer;
        return { ...answer, body: withSmallIds(answer.body) };
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        patience.unanswered(operationId, error);
        report(call, undefined, testCase, {
          kind: 'no-answer',
          message: 'The server gave no answer.',
          expected: 'an answer',
          received: error.message,
          pointer: `${call.operation.pointer}/responses`,
        });
        return undefined;
      }
    },
  };
}
