import { setTimeout as pause } from 'node:timers/promises';
import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Answer, Call } from '../http/call.ts';
import { prepare, type Prepared } from './attempt.ts';

/** Milliseconds to wait. */
type Wait = (milliseconds: number) => Promise<unknown>;

/** Seconds of a Retry-After that are waited out to see whether it is true. */
const LONGEST_WAIT = 5;
const MARGIN = 200;

const testCase = { title: 'again and again', isImpatient: true };

/** Who has waited as long as Retry-After says is not refused by the same window. */
async function tryAfterWait(kit: Kit, call: Call, refused: Answer, wait: Wait): Promise<void> {
  const { operation } = call;
  const seconds = Number(refused.headers.get('retry-after') ?? Number.NaN);
  if (!(seconds > 0)) return;
  if (seconds > LONGEST_WAIT) {
    return kit.note(
      `Whether ${operation.operationId} is open again after a Retry-After of ${seconds} s was not tried: it takes longer than ${LONGEST_WAIT} s.`,
    );
  }
  await wait(seconds * 1000 + MARGIN);
  const answer = await kit.send(call, { ...testCase, title: 'after Retry-After' });
  if (answer?.status !== 429) return;
  kit.report(call, answer, testCase, {
    kind: 'wrong-header',
    message: 'A call after the seconds of Retry-After is answered 429 again.',
    expected: `no 429 after ${seconds} s`,
    received: `429, Retry-After: ${answer.headers.get('retry-after')}`,
    pointer: `${operation.pointer}/responses/429`,
  });
}

/** Calls until one is answered 429, whose own headers and body are judged like any answer's. */
async function tryOne(kit: Kit, { operation, making }: Ready, most: number, wait: Wait) {
  const { operationId } = operation;
  const request = typicalRequest(operation, making, kit.schemas);
  const call = { ...callOf(operation, making.caller), ...request };
  for (let index = 1; index <= most; index += 1) {
    kit.progress(`${operationId} ${index}/${most}`);
    const answer = await kit.send(call, testCase);
    if (!answer) return;
    if (answer.status === 429) {
      kit.note(`${operationId} was answered 429 at call ${index} of ${most}.`);
      // Calls before the run have used up the window, or nothing is ever let through.
      if (index === 1) kit.coverage.untried([operationId], 'answers 429 after calls', 429);
      return tryAfterWait(kit, call, answer, wait);
    }
    if (index < most) continue;
    kit.report(call, answer, testCase, {
      kind: 'broken-scenario',
      message: `${most} calls at once, and none is answered 429.`,
      expected: 429,
      received: answer.status,
      pointer: `${operation.pointer}/responses/429`,
    });
  }
}

type Ready = { operation: Operation; making: Prepared };

/** Operations that document a limit have one. It goes last: what it reaches stays shut for a while. */
export const createLimits = (wait: Wait): Suite => ({
  name: 'limits',
  summary: 'calls until a documented rate limit is reached; only with --rate-limits',
  async run(kit) {
    const { rateLimits: most } = kit;
    // Those of an address: what one account may take, a server decides.
    const limited = kit.operations.filter(
      ({ responses, signIn }) => '429' in responses && signIn === 'none',
    );
    if (limited.length === 0) return;
    if (most === undefined) return kit.note('Rate limits were not tried (--rate-limits).');
    const ready: Ready[] = [];
    for (const operation of limited) {
      if (kit.isLimited(operation)) {
        kit.coverage.untried([operation.operationId], 'answers 429 after calls', 429);
        continue;
      }
      const making = await prepare(kit, operation);
      if (making) ready.push({ operation, making });
    }
    for (const one of ready) {
      const { rateLimit } = one.operation;
      await tryOne(kit, one, rateLimit ? rateLimit.requests + 1 : most, wait);
    }
  },
});

export const limits = createLimits(pause);
