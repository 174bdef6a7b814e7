import type { Operation } from '../../contract/contract.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { isPaged } from './pages.ts';
import { bodyOf, type Body, type Steps } from './steps.ts';

/** The lists that an account can ask for without an id. */
const isOwnList = (operation: Operation) =>
  isPaged(operation) && operation.signIn !== 'none' && !operation.path.includes('{');

/** Whether an id stands anywhere in a body, in whatever letter case. */
export const names = (body: unknown, id: unknown) =>
  JSON.stringify(body).toLowerCase().includes(String(id).toLowerCase());

const readOnce: typeof askWhole = (steps, ...call) => steps.ask(...call);

/**
 * Asks for every list that an account has, and says so when one names what is gone.
 *
 * @param gone what is gone, in words → its id.
 * @param more what else is asked: an operation, and what is said to it.
 */
export async function holdGone(
  steps: Steps,
  as: Caller,
  gone: Record<string, unknown>,
  after: string,
  more: Record<string, { params?: Body; query?: Body }> = {},
): Promise<void> {
  // What is deleted can be brought back from there.
  const lists = steps.kit.contract.operations.filter(
    (one) => isOwnList(one) && one.operationId !== 'listTrash',
  );
  const own = lists.map(({ operationId }) => [operationId, {}] as const);
  for (const [operationId, parts] of [...own, ...Object.entries(more)]) {
    const operation = steps.kit.operation(operationId);
    const ask = operation && isPaged(operation) ? askWhole : readOnce;
    const title = `what is left after ${after}`;
    const exchange = await ask(steps, operationId, { as, title, ...parts });
    if (exchange.answer?.status !== 200) continue;
    for (const [what, id] of Object.entries(gone)) {
      if (!names(bodyOf(exchange), id)) continue;
      steps.blame(exchange, {
        message: `${operationId} names ${what} still after ${after}.`,
        expected: 'nothing of it',
        received: id,
      });
    }
  }
}
