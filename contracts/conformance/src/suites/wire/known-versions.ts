import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import { tryGood, type Prepared } from '../attempt.ts';

/** A reading is answered in full, also to a caller that has that very answer already. */
export async function tryKnownVersions(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  if (operation.method !== 'get' || !kit.contract.has('readInFull')) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const title = 'a reading whose version is sent back';
  const answer = await tryGood(kit, operation, request, { title }, making.caller);
  const etag = answer?.headers.get('etag') ?? undefined;
  if (etag === undefined) return;
  const strong = etag.replace(/^W\//u, '');
  for (const known of [strong, `W/${strong}`]) {
    const headers = { ...request.headers, 'If-None-Match': known };
    const testCase = { title: `with If-None-Match: ${known}, its own version` };
    await tryGood(kit, operation, { ...request, headers }, testCase, making.caller);
  }
}
