/** Tries what `pnpm dev` is about to start: says in one sentence why it cannot be, and ends with 1. */
import { StartUpError } from '../packages/server/src/node/index.ts';
import { assertBothCanStart } from './can-dev.ts';

try {
  await assertBothCanStart(process.env, console.log);
} catch (error) {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
