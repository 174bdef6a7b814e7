import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import { addressOf, withQuery } from '../../http/call.ts';
import type { Prepared } from '../attempt.ts';
import { tryBroken } from './broken.ts';

/** Percent-encodings that stand for no text: cut off, no UTF-8, half a pair, U+0000. */
const ENCODINGS = ['%', '%zz', '%ff', '%c3', '%ed%a0%80', '%00'];

/** Nothing fails at an address that cannot be decoded. */
export async function tryAddresses(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  const request = typicalRequest(operation, making, kit.schemas);
  const call = { ...callOf(operation, making.caller), ...request };
  const address = addressOf(call);
  const parameter = operation.parameters.find((one) => one.in === 'path');
  const queried = operation.parameters.find((one) => one.in === 'query');
  for (const encoding of ENCODINGS) {
    if (parameter) {
      const broken = { ...call, params: { ...request.params, [parameter.name]: '@' } };
      const path = addressOf(broken).replace('%40', encoding);
      await tryBroken(kit, { ...call, address: path }, `${encoding} in the path`);
    }
    const name = queried?.name ?? 'unexpected';
    const inValue = withQuery(address, `${name}=${encoding}`);
    await tryBroken(kit, { ...call, address: inValue }, `${encoding} in the query`);
    const inName = withQuery(address, `${encoding}=1`);
    await tryBroken(kit, { ...call, address: inName }, `${encoding} as a name in the query`);
  }
}
