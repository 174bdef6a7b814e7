import type { Chapter, Kit } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { goodRequests, typicalRequest, type GoodRequest } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';
import { usesUp } from '../resources/resources.ts';
import { prepare, tryGood, type Prepared } from './attempt.ts';
import { lookWhatIsGone } from './gone.ts';
import { lookWhatIsKept } from './kept.ts';

type Ready = GoodRequest & { caller: Caller };

/** Other ways to say JSON, where the contract's introduction knows them. */
const TYPES = [
  'Application/JSON; charset="utf-8"',
  'application/json;',
  'application/json; profile=x',
];

/** The same body under every name that its type has. */
function inOtherTypes(kit: Kit, operation: Operation, making: Prepared): GoodRequest[] {
  if (!operation.body || !kit.contract.says('parameters of the type')) return [];
  return TYPES.map((type) => {
    const request = typicalRequest(operation, making, kit.schemas);
    const headers = { ...request.headers, 'content-type': type };
    return { request: { ...request, headers }, title: `as ${type}` };
  });
}

async function requestsOf(kit: Kit, operation: Operation): Promise<Ready[]> {
  const making = await prepare(kit, operation);
  if (!making) return [];
  const { caller } = making;
  const good = goodRequests(operation, making, kit.schemas);
  return [...good, ...inOtherTypes(kit, operation, making)].map((one) =>
    Object.assign({ caller }, one),
  );
}

/** Requests that fit the contract, until everything it allows was sent once. */
export const valid: Chapter = {
  name: 'valid',
  summary: 'requests that saturate the contract, each accepted',
  async run(kit) {
    for (const operation of kit.operations) {
      let requests = await requestsOf(kit, operation);
      const total = requests.length;
      for (let index = 0; index < total && !kit.isLimited(operation); index += 1) {
        kit.progress(`${operation.operationId} ${index + 1}/${total}`);
        const good = requests[index];
        if (!good) break;
        const trial = { title: good.title };
        const { request, caller } = good;
        const answer = await tryGood(kit, operation, request, trial, caller);
        const call = { operation, caller, ...request };
        if (answer) await lookWhatIsKept(kit, call, answer, trial);
        if (answer) await lookWhatIsGone(kit, call, answer, trial);
        if (usesUp(operation)) requests = await requestsOf(kit, operation);
      }
    }
  },
};
