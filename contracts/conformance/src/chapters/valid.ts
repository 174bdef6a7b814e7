import type { Chapter, Kit } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { goodRequests, type GoodRequest } from '../generate/requests.ts';
import { usesUp } from '../resources/resources.ts';
import { prepare, tryGood } from './attempt.ts';

async function requestsOf(kit: Kit, operation: Operation): Promise<GoodRequest[]> {
  const making = await prepare(kit, operation);
  return making ? goodRequests(operation, making, kit.schemas) : [];
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
        await tryGood(kit, operation, good.request, { title: good.title });
        if (usesUp(operation)) requests = await requestsOf(kit, operation);
      }
    }
  },
};
