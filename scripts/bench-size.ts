/**
 * `pnpm bench:size`: what each component loads, then what the pages of the built app load.
 * Names limit it to these components; `--update` sets the budgets.
 */
import { spawnSync } from 'node:child_process';

const options = process.argv.slice(2);
const namesComponents = options.some((option) => !option.startsWith('--'));
const parts = [
  'packages/ui/scripts/bench-size.ts',
  ...(namesComponents ? [] : ['app/bench/size.ts']),
];
const codes = parts.map(
  (part) => spawnSync(process.execPath, [part, ...options], { stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...codes);
