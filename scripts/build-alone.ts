import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, StartUpError } from '../packages/server/src/node/index.ts';

/**
 * Builds the app: two that build at once would take each other's files away.
 *
 * @throws StartUpError when another one is building, or when the build fails.
 */
export async function buildAlone(say: (sentence: string) => void): Promise<void> {
  const folder = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const lock = lockFile(join(folder, 'build.lock'));
  if (!lock) {
    throw new StartUpError(
      'Another pnpm start is building the app: use that one, or start again once it is ready.',
    );
  }
  await build(say);
  lock.release();
}

async function build(say: (sentence: string) => void): Promise<void> {
  say('Building the app… (up to a minute the first time)');
  const turbo = spawn(
    'turbo',
    ['run', 'build', '--filter=@ecritoire/app', '--ui=stream', '--output-logs=errors-only'],
    {
      env: { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  for (const stream of [turbo.stdout, turbo.stderr]) {
    stream.on('data', (chunk) => (log += String(chunk)));
  }
  const stop = (signal: NodeJS.Signals) => {
    turbo.kill(signal);
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const [code] = await once(turbo, 'close');
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  if (code !== 0)
    throw new StartUpError(`${log}\nThe app could not be built: the reason is above.`);
}
