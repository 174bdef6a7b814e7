/** `pnpm dev`: the server restarted on change, the app with fast refresh, on one address. */
import { spawn, type ChildProcess } from 'node:child_process';

const port = process.env['PORT'] ?? '3000';
const apiPort = process.env['API_PORT'] ?? '3100';
const shared = { ...process.env, PORT: port, API_ORIGIN: `http://localhost:${apiPort}` };

const run = (command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, args, { env, stdio: 'inherit' });

const children = [
  run(
    'node',
    ['--watch', '--watch-preserve-output', 'packages/server/src/node/main.ts', '--api-only'],
    { ...shared, PORT: apiPort, PUBLIC_ORIGIN: `http://localhost:${port}` },
  ),
  run('pnpm', ['--filter', '@ecritoire/app', 'exec', 'vite'], shared),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
