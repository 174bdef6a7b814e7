import type { Suite } from '../../suite.ts';
import { makingOf } from '../../resources/resources.ts';
import { callerOf, prepare } from '../attempt.ts';
import { tryChunked } from './chunked.ts';
import { tryEncodings } from './encodings.ts';
import { tryHead } from './heads.ts';
import { tryKnownVersions } from './known-versions.ts';
import { tryPlainHeaders } from './plain-headers.ts';

/** Operations that a quick run tries. */
const QUICK = 20;

/** What is the same request, however it is written on the wire. */
export const wire: Suite = {
  name: 'wire',
  summary: 'HEAD, percent-encoded addresses, bodies in chunks, headers without a meaning',
  jobs: (kit) =>
    kit.sample(kit.operations, QUICK).map((operation) => ({
      run: (lane) => wire.run({ ...lane, operations: [operation] }),
      // What strangers see changes with what others publish, and two readings are compared.
      isAlone: operation.signIn !== 'required',
    })),
  async run(kit) {
    for (const operation of kit.sample(kit.operations, QUICK)) {
      if (kit.isLimited(operation)) continue;
      kit.progress(operation.operationId);
      const making =
        (await prepare(kit, operation)) ??
        Object.assign(makingOf(kit, {}), { caller: callerOf(kit, operation) });
      await tryHead(kit, operation, making);
      await tryEncodings(kit, operation, making);
      await tryPlainHeaders(kit, operation, making);
      await tryKnownVersions(kit, operation, making);
      await tryChunked(kit, operation, making);
    }
  },
};
