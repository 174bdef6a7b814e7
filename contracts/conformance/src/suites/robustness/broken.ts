import type { Kit } from '../../suite.ts';
import type { Call } from '../../http/call.ts';

/** Whatever a request is, a server answers it, and does not fail. */
const FAILURES = new Set(['server-error', 'no-answer']);

/**
 * Sends what is broken before any rule of the contract is asked. Which refusal is due, the contract
 * does not say: what stands before a server may give it.
 */
export async function tryBroken(kit: Kit, call: Call, title: string): Promise<void> {
  await kit.trySend(call, { title }, (sent, answer, testCase, breach) => {
    if (FAILURES.has(breach.kind)) kit.report(sent, answer, testCase, breach);
  });
}
