import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import type { Prepared } from '../attempt.ts';
import { tryBroken } from './broken.ts';

/** Bytes above 127, which are no ASCII and no UTF-8. */
const BYTES = '\u00FF\u00E9';

/** Nothing fails at a header that is no ASCII, or names what nobody knows. */
export async function tryHeaders(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const request = typicalRequest(operation, making, kit.schemas);
  const call = { ...callOf(operation, making.caller), ...request };
  for (const { name, in: place } of operation.parameters) {
    if (place !== 'header') continue;
    const headers = { ...request.headers, [name]: BYTES };
    await tryBroken(kit, { ...call, headers }, `${name} that is no ASCII`);
  }
  if (operation.signIn !== 'none') {
    const shown = String.raw`Bearer $'\xff'`;
    const caller = {
      name: 'a token of bytes',
      authorization: async () => `Bearer ${BYTES}`,
      shown,
    };
    await tryBroken(kit, { ...call, caller }, 'a token that is no ASCII');
  }
  if (!operation.body) return;
  for (const [name, value] of [
    ['content-type', '/'],
    ['content-type', `application/json; charset=${BYTES}`],
    ['content-encoding', 'gzip'],
    ['content-encoding', 'unknown'],
  ] as const) {
    const headers = { ...request.headers, [name]: value };
    await tryBroken(kit, { ...call, headers }, `a body with ${name}: ${value}`);
  }
}
