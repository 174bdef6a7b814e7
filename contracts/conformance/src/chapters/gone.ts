import { callOf, type Kit, type Trial } from '../chapter.ts';
import { pageSizesOf } from '../contract/page-sizes.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Call } from '../http/call.ts';

/** What was deleted answers 404, and is in no list of its kind. */
export async function lookWhatIsGone(
  kit: Kit,
  call: Call,
  answer: Answer,
  trial: Trial,
): Promise<void> {
  const { operation, caller, params } = call;
  const { operationId, method, path, pointer } = operation;
  const [, name] = /\{(\w+)\}$/u.exec(path) ?? [];
  if (method !== 'delete' || answer.status !== 204 || name === undefined) return;
  const readerAt = (address: string) =>
    kit.contract.operations.find((one) => one.method === 'get' && one.path === address);
  const report = (message: string, expected: unknown, received: unknown) =>
    kit.report(call, answer, trial, {
      kind: 'broken-chain',
      message,
      expected,
      received,
      pointer: `${pointer}/responses/204`,
    });
  const look = { title: `what ${operationId} left`, isCase: false };

  const reader = readerAt(path);
  const read = reader && (await kit.send({ ...callOf(reader, caller), params }, look));
  if (reader && read && read.status !== 404 && read.status < 500) {
    report(`What ${operationId} deleted is read still.`, 404, read.status);
  }
  const list = readerAt(path.slice(0, path.lastIndexOf('/')));
  const isPaged = list?.parameters.some((one) => one.name === 'limit');
  if (!list || isPaged !== true) return;
  const { largest: limit } = pageSizesOf(list, kit.contract);
  const page = await kit.send({ ...callOf(list, caller), query: { limit } }, look);
  const items: unknown = isObject(page?.body) ? page.body['items'] : undefined;
  if (!Array.isArray(items)) return;
  const left = items.filter(isObject).some(({ id }) => id === params[name]);
  if (left) report(`What ${operationId} deleted is listed still.`, 'not listed', params[name]);
}
