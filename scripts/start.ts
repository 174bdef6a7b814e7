/** `pnpm start`: builds the app, then serves the whole product until Ctrl-C. */
import { run } from '../packages/server/src/node/index.ts';
import { buildAlone } from './build-alone.ts';

await run({ prepare: buildAlone });
