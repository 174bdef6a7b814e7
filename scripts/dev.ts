/** `pnpm dev`: the server restarted on change, the app with fast refresh, on one address. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { devSettings } from './dev-settings.ts';

// A process of its own, whose memory a whole database has filled.
const check = join(import.meta.dirname, 'try-dev.ts');
const { status } = spawnSync(process.execPath, [check], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { apiPort, apiSettings, port } = devSettings(process.env);
const children = [
  spawn(
    'node',
    ['--watch', '--watch-preserve-output', 'packages/server/src/node/main.ts', '--api-only'],
    { env: apiSettings, stdio: 'inherit' },
  ),
  spawn('vite', {
    cwd: 'app',
    env: { ...process.env, PORT: port, API_ORIGIN: `http://localhost:${apiPort}` },
    stdio: 'inherit',
  }),
];

let stopping = false;
const stop = () => {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    // A process that is asked to stop may exit with a code: that is no failure.
    if (!stopping) process.exitCode = code ?? 0;
    stop();
  });
}
