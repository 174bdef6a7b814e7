import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { goodRequests, typicalRequest } from '../../generate/requests.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { askWhole } from './listed.ts';
import { isPaged } from './pages.ts';
import { bodyOf, itemsOf, type Steps } from './steps.ts';

/** The list that holds what an operation makes. */
const listOf = ({ contract }: Kit, { path }: Operation) =>
  contract.operations.find((one) => one.path === path && isPaged(one));

/** Whether it makes something that a list holds. */
export const makesOneMore = (operation: Operation, kit: Kit): boolean =>
  operation.method === 'post' &&
  operation.signIn === 'required' &&
  '201' in operation.responses &&
  listOf(kit, operation) !== undefined;

/** Without a key the same request, sent again, is no repeat: there are two of what it makes. */
export async function tryOneMore(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const list = listOf(kit, operation);
  if (!list) return;
  const as = await steps.writer();
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const least = goodRequests(operation, making, kit.schemas).find(
    ({ title }) => title === 'only what is required',
  );
  for (const request of [typicalRequest(operation, making, kit.schemas), least?.request]) {
    if (!request) continue;
    const step = { as, title: 'the same again, without a key', ...request };
    const first = await steps.ask(operation.operationId, step);
    const second = await steps.ask(operation.operationId, step);
    // There may be one only, or no more room.
    if (first.answer?.status !== 201 || second.answer?.status !== 201) continue;
    const made = [first, second].map((one) => bodyOf(one)['id']);
    const { params } = request;
    const title = 'what was made twice';
    const whole = await askWhole(steps, list.operationId, { as, title, params });
    if (whole.answer?.status !== 200) continue;
    const listed = new Set(itemsOf(bodyOf(whole)).map(({ id }) => id));
    const isThere = made.every((id) => listed.has(id));
    if (new Set(made).size === 2 && isThere) continue;
    steps.blame(second, {
      message: 'What is asked for twice is not made twice.',
      expected: 'two ids, both in the list',
      received: { made, listed: made.filter((id) => listed.has(id)) },
    });
    return;
  }
}
