import { setTimeout as pause } from 'node:timers/promises';
import type { Kit } from '../../suite.ts';
import { typicalRequest, type Request } from '../../generate/requests.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { hasKey, withKey } from './reused-keys.ts';
import { createSteps, type Exchange } from './steps.ts';

/** Seconds from a first answer to its repeat, and by which their `Date` may be less apart. */
const APART = 4;
const ROUNDING = 1;

const dateOf = ({ answer }: Exchange) => Date.parse(answer?.headers.get('date') ?? '') / 1000;

/** A repeat is the first answer in all but its `Date`, which is its own. */
export async function tryRepeatDates(kit: Kit): Promise<void> {
  const steps = createSteps(kit, {});
  const as = await steps.writer();
  const asked: { operationId: string; request: Request; first: Exchange }[] = [];
  for (const operation of kit.operations.filter(hasKey)) {
    const { operationId } = operation;
    const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
    const request = withKey(typicalRequest(operation, making, kit.schemas), crypto.randomUUID());
    const first = await steps.ask(operationId, { as, title: 'once, under a key', ...request });
    if (first.answer && first.answer.status < 300) asked.push({ operationId, request, first });
  }
  if (asked.length > 0) await pause(APART * 1000);
  for (const { operationId, request, first } of asked) {
    const step = { as, title: 'a repeat seconds later', ...request };
    const again = await steps.ask(operationId, step);
    const [before, after] = [dateOf(first), dateOf(again)];
    if (Number.isNaN(before + after) || after - before >= APART - ROUNDING) continue;
    steps.blame(again, {
      kind: 'wrong-value',
      message: 'The Date of a repeat is not when it was answered.',
      expected: `${APART} seconds after ${new Date(before * 1000).toUTCString()}`,
      received: again.answer?.headers.get('date'),
    });
  }
}
