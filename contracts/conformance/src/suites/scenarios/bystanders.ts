import { isDeepStrictEqual } from 'node:util';
import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { goodRequests } from '../../generate/requests.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { bodyOf, type Steps } from './steps.ts';
import { readerOf } from './stale-versions.ts';

/** Whether it changes what each account has one of: no path says whose. */
export const isOnePerAccount = (operation: Operation, kit: Kit): boolean =>
  ['patch', 'put'].includes(operation.method) &&
  operation.signIn === 'required' &&
  !operation.path.includes('{') &&
  readerOf(kit, operation) !== undefined;

/** What one account changes stays as it is for another. */
export async function tryBystander(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const reader = readerOf(kit, operation);
  if (!reader) return;
  const [as, other] = [await steps.writer(), await steps.other()];
  const read = async (title: string) =>
    bodyOf(await steps.ask(reader.operationId, { as: other, title }));
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const before = await read('what another account has');
  for (const { request, title } of goodRequests(operation, making, kit.schemas)) {
    const exchange = await steps.ask(operation.operationId, { as, title, ...request });
    if (exchange.answer?.status !== 200) continue;
    const after = await read('what another account has then');
    if (isDeepStrictEqual(after, before)) continue;
    steps.blame(exchange, {
      message: 'The change reaches what another account has.',
      expected: before,
      received: after,
      kind: 'foreign-row-changed',
    });
    return;
  }
}
