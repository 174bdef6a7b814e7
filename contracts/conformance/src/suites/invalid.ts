import type { Suite, Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { placeOfRule } from '../contract/rules.ts';
import { badDays } from '../generate/days.ts';
import { badRequests, typicalRequest, type BadRequest } from '../generate/requests.ts';
import type { Making } from '../generate/samples.ts';
import { makingOf } from '../resources/resources.ts';
import { callerOf, prepare, tryBad } from './attempt.ts';
import { judgeRightFields } from './right-fields.ts';
import { tryCursor, tryMembers, tryPlaces } from './together.ts';
import { tryLargest, tryTransports } from './transports.ts';
import { eachOperation } from '../lanes.ts';

/** Rules of each operation that a quick run breaks one at a time. */
const QUICK = 16;

const UNKNOWN = 'unexpected';

/** A parameter that nobody knows is refused, where the contract has that rule. */
function unknownParameter(kit: Kit, operation: Operation, making: Making): BadRequest[] {
  if (!kit.contract.has('unknownParameters')) return [];
  if (!operation.responses['422']) return [];
  const typical = typicalRequest(operation, making, kit.schemas);
  return [
    {
      request: { ...typical, query: { ...typical.query, [UNKNOWN]: '1' } },
      title: 'an unknown query parameter',
      place: 'query',
      field: UNKNOWN,
      pointer: placeOfRule('unknownParameters'),
    },
  ];
}

/** Every rule of the contract broken, one at a time, and several at once. */
export const invalid: Suite = {
  name: 'invalid',
  summary:
    'every rule of the contract broken, alone and with others, each refused with its field named',
  jobs: (kit) => eachOperation(kit, invalid.run),
  async run(kit) {
    for (const operation of kit.operations) {
      // What is wrong in itself is refused before anything is looked up.
      let making =
        (await prepare(kit, operation)) ??
        Object.assign(makingOf(kit, {}), { caller: callerOf(kit, operation) });
      const bad = [
        ...badRequests(operation, making, kit.schemas),
        ...unknownParameter(kit, operation, making),
        ...badDays(operation, making, kit.schemas),
      ];
      const alone = kit.sample(bad, QUICK);
      for (const [index, one] of alone.entries()) {
        if (kit.isLimited(operation)) break;
        kit.progress(`${operation.operationId} ${index + 1}/${alone.length}`);
        const { title, request } = one;
        const answer = await tryBad(kit, operation, one, { title }, making.caller);
        const call = { operation, caller: making.caller, ...request };
        if (answer) judgeRightFields(kit, call, one, answer);
        // What should have been refused has used up what was prepared.
        if (answer && answer.status < 300) making = (await prepare(kit, operation)) ?? making;
      }
      await tryPlaces(kit, operation, bad, making);
      await tryCursor(kit, operation, bad, making);
      if (!operation.body) continue;
      await tryMembers(kit, operation, bad, making);
      await tryTransports(kit, operation, making);
      await tryLargest(kit, operation, making);
    }
  },
};
