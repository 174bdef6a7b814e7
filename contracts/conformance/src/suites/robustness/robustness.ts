import type { Suite } from '../../suite.ts';
import { eachOperation } from '../../lanes.ts';
import { makingOf } from '../../resources/resources.ts';
import { callerOf, prepare } from '../attempt.ts';
import { tryAddresses } from './addresses.ts';
import { tryBodies } from './bodies.ts';
import { tryExtremes } from './extremes.ts';
import { tryHeaders } from './headers.ts';

/** Operations that a quick run tries. */
const QUICK = 20;

/** No request makes a server fail, however broken it is. */
export const robustness: Suite = {
  name: 'robustness',
  summary: 'deep bodies, odd numbers, broken encodings: refused, and no failure of the server',
  jobs: (kit) =>
    eachOperation({ ...kit, operations: kit.sample(kit.operations, QUICK) }, robustness.run),
  async run(kit) {
    for (const operation of kit.sample(kit.operations, QUICK)) {
      if (kit.isLimited(operation)) continue;
      kit.progress(operation.operationId);
      const making =
        (await prepare(kit, operation)) ??
        Object.assign(makingOf(kit, {}), { caller: callerOf(kit, operation) });
      await tryBodies(kit, operation, making);
      await tryAddresses(kit, operation, making);
      await tryExtremes(kit, operation, making);
      // Last, since a server may take what it does not understand of a header.
      await tryHeaders(kit, operation, making);
    }
  },
};
