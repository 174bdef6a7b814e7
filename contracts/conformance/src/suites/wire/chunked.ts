import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest, type Request } from '../../generate/requests.ts';
import { prepare, tryGood, type Prepared } from '../attempt.ts';

const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const DEFAULT_LIMIT = 1024 * 1024;

const inChunks = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, ...CHUNKED },
});

/** A body without a declared length is read in full, and refused when it is too large. */
export async function tryChunked(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  if (!operation.body || kit.isLimited(operation)) return;
  const fresh = (await prepare(kit, operation)) ?? making;
  const typical = typicalRequest(operation, fresh, kit.schemas);
  await tryGood(kit, operation, inChunks(typical), { title: 'in chunks' }, fresh.caller);
  await tryTooLarge(kit, operation, making);
}

async function tryTooLarge(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const response = operation.responses['413'];
  if (!response || kit.isLimited(operation)) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const json = JSON.stringify(request.body ?? {});
  const text = json + ' '.repeat((response['x-max-body-bytes'] ?? DEFAULT_LIMIT) + 1);
  const call = {
    ...callOf(operation, making.caller),
    ...inChunks(request),
    raw: { text, contentType: 'application/json' },
  };
  const testCase = { title: 'a body in chunks that is too large' };
  const answer = await kit.send(call, testCase);
  if (!answer || [413, 429].includes(answer.status) || answer.status >= 500) return;
  kit.report(call, answer, testCase, {
    kind: answer.status < 300 ? 'invalid-accepted' : 'wrong-refusal',
    message: `A body in chunks that is too large is answered ${answer.status}.`,
    expected: 413,
    received: `${answer.status} ${answer.text.slice(0, 300)}`,
    pointer: kit.contract.pointerOf(response),
  });
}
