import { callOf, type Kit, type TestCase } from '../suite.ts';
import { pageSizesOf } from '../contract/page-sizes.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Call } from '../http/call.ts';
import { endsSignIn } from '../resources/fixtures.ts';

/** Deleted a second time, it is not there; who ended their own sign-in is not signed in any more. */
async function deleteAgain(kit: Kit, call: Call): Promise<void> {
  const { operation, caller, params } = call;
  const { operationId, pointer } = operation;
  const again = { ...callOf(operation, caller), params };
  const testCase = { title: 'the same a second time' };
  const answer = await kit.send(again, testCase);
  const expected = endsSignIn.has(operationId) ? [401, 404] : [404];
  if (!answer || answer.status === 429 || answer.status >= 500) return;
  if (expected.includes(answer.status)) return;
  kit.report(again, answer, testCase, {
    kind: 'broken-scenario',
    message: `${operationId} of what is deleted already is answered ${answer.status}.`,
    expected,
    received: answer.status,
    pointer: `${pointer}/responses/404`,
  });
}

/** What was deleted answers 404, and is in no list of its kind. */
export async function lookWhatIsGone(
  kit: Kit,
  call: Call,
  answer: Answer,
  testCase: TestCase,
): Promise<void> {
  const { operation, caller, params } = call;
  const { operationId, method, path, pointer } = operation;
  const [, name] = /\{(\w+)\}$/u.exec(path) ?? [];
  if (method !== 'delete' || answer.status !== 204 || name === undefined) return;
  const readerAt = (address: string) =>
    kit.contract.operations.find((one) => one.method === 'get' && one.path === address);
  const report = (message: string, expected: unknown, received: unknown) =>
    kit.report(call, answer, testCase, {
      kind: 'broken-scenario',
      message,
      expected,
      received,
      pointer: `${pointer}/responses/204`,
    });
  const look = { title: `what ${operationId} left`, isCounted: false };
  if ('404' in operation.responses) await deleteAgain(kit, call);

  const reader = readerAt(path);
  const read = reader && (await kit.send({ ...callOf(reader, caller), params }, look));
  if (reader && read && read.status !== 404 && read.status < 500) {
    report(`What ${operationId} deleted is read still.`, 404, read.status);
  }
  const list = readerAt(path.slice(0, path.lastIndexOf('/')));
  const isPaged = list?.parameters.some((one) => one.name === 'limit');
  if (!list || isPaged !== true) return;
  const { largest: limit } = pageSizesOf(list, kit.contract);
  const { [name]: _, ...above } = params;
  const page = await kit.send({ ...callOf(list, caller), params: above, query: { limit } }, look);
  const items: unknown = isObject(page?.body) ? page.body['items'] : undefined;
  if (!Array.isArray(items)) return;
  const left = items.filter(isObject).some(({ id }) => id === params[name]);
  if (left) report(`What ${operationId} deleted is listed still.`, 'not listed', params[name]);
}
