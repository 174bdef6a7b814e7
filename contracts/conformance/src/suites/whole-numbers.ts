import type { Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { markedValues } from '../generate/marked.ts';
import { typicalRequest } from '../generate/requests.ts';
import { prepare, tryGood } from './attempt.ts';
import { lookWhatIsStored } from './read-back.ts';

/** `300`: 3e2, `0`: 0e0 */
function withExponent(number: number): string {
  const zeros = /[1-9](?<zeros>0*)$/u.exec(String(number))?.groups?.['zeros']?.length ?? 0;
  return `${number / 10 ** zeros}e${zeros}`;
}

const WRITTEN = {
  'with a fraction of zeros': (number: number) => `${number}.0`,
  'with an exponent': withExponent,
  'with an exponent below zero': (number: number) => `${number * 10}e-1`,
};

/** A whole number is one however JSON writes it, and is stored as such. */
export async function tryWholeNumbers(kit: Kit, operation: Operation): Promise<void> {
  if (!operation.body || !kit.contract.has('wholeNumbers')) return;
  for (const [told, write] of Object.entries(WRITTEN)) {
    if (kit.isLimited(operation)) return;
    const making = await prepare(kit, operation);
    if (!making) return;
    const request = typicalRequest(operation, making, kit.schemas);
    const numbers = [...markedValues(request.body)].filter(({ value }) => Number.isInteger(value));
    for (const { field, value, withJson } of numbers) {
      const title = `${field}: ${write(Number(value))} ${told}`;
      const raw = { text: withJson(write(Number(value))), contentType: 'application/json' };
      const call = { operation, caller: making.caller, ...request, raw };
      const answer = await tryGood(kit, operation, { ...request, raw }, { title }, making.caller);
      if (answer) await lookWhatIsStored(kit, call, answer, { title });
    }
  }
}
