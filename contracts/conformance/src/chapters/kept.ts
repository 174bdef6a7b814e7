import { isDeepStrictEqual } from 'node:util';
import { callOf, type Kit, type Trial } from '../chapter.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Call } from '../http/call.ts';
import { hasVersion, readable, readerOf } from './chains/stale-versions.ts';

/** Where a resource keeps what a change of it names, when that is not at its top. */
const KEPT_IN: Record<string, string> = { setObjectives: 'targets' };

/** A value as it may be stored: what is left out of texts makes no difference, nor how none is said. */
const stored = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() || null : value;

/** The members that were sent and that a body answers otherwise; those it does not have say nothing. */
function differing(operationId: string, sent: Record<string, unknown>, body: unknown): string[] {
  const place = KEPT_IN[operationId];
  const holder: unknown = isObject(body) && place !== undefined ? body[place] : body;
  if (!isObject(holder)) return [];
  return Object.keys(sent).filter(
    (name) =>
      Object.hasOwn(holder, name) && !isDeepStrictEqual(stored(holder[name]), stored(sent[name])),
  );
}

const memberOf = (operationId: string, body: unknown, name: string): unknown => {
  const place = KEPT_IN[operationId];
  const holder: unknown = isObject(body) && place !== undefined ? body[place] : body;
  return isObject(holder) ? holder[name] : undefined;
};

/** What a change sent stands in its answer, and where the resource is read afterwards. */
export async function lookWhatIsKept(
  kit: Kit,
  call: Call,
  answer: Answer,
  trial: Trial,
): Promise<void> {
  const { operation, body: sent, caller, params } = call;
  const { operationId, method } = operation;
  if (!['patch', 'put'].includes(method) || !hasVersion(operation)) return;
  if (answer.status !== 200 || !isObject(sent)) return;
  const blame = (body: unknown, where: string) => {
    for (const name of differing(operationId, sent, body)) {
      kit.report(call, answer, trial, {
        kind: 'broken-chain',
        message: `${name}, sent to ${operationId}, is not what ${where}.`,
        expected: sent[name],
        received: memberOf(operationId, body, name),
        pointer: `${operation.pointer}/requestBody`,
      });
    }
  };
  blame(answer.body, 'its answer says');
  const reader = readerOf(kit, operation);
  if (!reader || differing(operationId, sent, answer.body).length > 0) return;
  const later = await kit.send(
    { ...callOf(reader, caller), params: readable(params, reader) },
    { title: `what ${operationId} left`, isCase: false },
  );
  if (later?.status === 200) blame(later.body, `${reader.operationId} reads afterwards`);
}
