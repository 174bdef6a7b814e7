import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { typicalRequest } from '../generate/requests.ts';
import { prepare, type Prepared } from './attempt.ts';

/** Asks until a call is answered 429, whose own headers and body are judged like any answer's. */
async function tryOne(kit: Kit, operation: Operation, making: Prepared, most: number) {
  const request = typicalRequest(operation, making, kit.schemas);
  const call = { ...callOf(operation, making.caller), ...request };
  const testCase = { title: 'again and again', isImpatient: true };
  for (let index = 1; index <= most; index += 1) {
    kit.progress(`${operation.operationId} ${index}/${most}`);
    const answer = await kit.send(call, testCase);
    if (!answer || answer.status === 429) return;
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

/** Operations that document a limit have one. It goes last: what it reaches stays shut for a while. */
export const limits: Suite = {
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
    const ready: { operation: Operation; making: Prepared }[] = [];
    for (const operation of limited) {
      if (kit.isLimited(operation)) continue;
      const making = await prepare(kit, operation);
      if (making) ready.push({ operation, making });
    }
    for (const { operation, making } of ready) {
      const { rateLimit } = operation;
      await tryOne(kit, operation, making, rateLimit ? rateLimit.requests + 1 : most);
    }
  },
};
