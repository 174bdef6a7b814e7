/** `pnpm dev`: the server restarted on change, the app with fast refresh, on one address. */
import { spawn } from 'node:child_process';
import {
  assertCanListen,
  assertCanStart,
  readConfig,
  StartUpError,
} from '../packages/server/src/node/index.ts';

// An empty setting counts as not set, as for the server.
const port = process.env['PORT']?.trim() || '3000';
const apiPort = process.env['API_PORT']?.trim() || '3100';
const origin = `http://localhost:${port}`;
const apiSettings = { ...process.env, PORT: apiPort, PUBLIC_ORIGIN: origin };

/** Neither the app nor the API behind it is served without the other. */
async function assertBothCanStart(): Promise<void> {
  const app = readConfig(process.env);
  await assertCanListen({ host: 'localhost', port: app.port, publicOrigin: origin });
  if (Number(apiPort) === app.port) {
    throw new StartUpError('API_PORT must be another port than PORT.');
  }
  try {
    await assertCanStart(readConfig(apiSettings));
  } catch (cause) {
    if (!(cause instanceof StartUpError)) throw cause;
    throw new StartUpError(cause.message.replaceAll(/\bPORT\b/g, 'API_PORT'), { cause });
  }
}

try {
  await assertBothCanStart();
} catch (error) {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exit(1);
}

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
    // Whoever is told to stop may say so with its exit code: that is no failure.
    if (!stopping) process.exitCode = code ?? 0;
    stop();
  });
}
