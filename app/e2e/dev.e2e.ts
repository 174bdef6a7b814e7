import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { fr } from '../../packages/i18n/src/testing/every-text.ts';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';

const root = join(import.meta.dirname, '../..');

type Development = {
  origin: string;
  output: () => string;
  interrupt: () => Promise<number | null>;
};

/** `pnpm dev` on ports and a folder of its own, in a process group as a terminal makes one. */
const test = base.extend<{ development: Development }>({
  // Playwright asks for the empty pattern where a fixture needs no other.
  // oxlint-disable-next-line eslint/no-empty-pattern
  development: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'ecritoire-dev-'));
    const port = String(await freePort());
    const child = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: '',
        // It is for this machine only, whatever HOST is set for the server.
        HOST: '127.0.0.2',
        PORT: port,
        API_PORT: String(await freePort()),
        LOCAL_SIGN_IN_PORT: String(await freePort()),
        DATA_DIR: folder,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += String(chunk)));
    }
    const closed = once(child, 'close');
    const signal = (name: NodeJS.Signals) => {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    };
    await provide({
      origin: `http://localhost:${port}`,
      output: () => output,
      // Ctrl-C reaches every process of the terminal.
      interrupt: async () => {
        signal('SIGINT');
        await closed;
        return child.exitCode;
      },
    });
    try {
      signal('SIGKILL');
    } catch {
      // They have all gone already.
    }
    await closed;
    await rm(folder, { recursive: true, force: true });
  },
});

// SERVER-26
test('pnpm dev serves app and API @again', async ({
  page,
  development: { origin, output, interrupt },
}) => {
  const answers = async (path: string) => (await fetch(`${origin}${path}`)).status;
  const status = (path: string) => () => answers(path).catch(() => 0);
  await expect.poll(status('/api/health'), { timeout: 60_000, message: output() }).toBe(200);
  expect(await answers('/api/auth/me')).toBe(401);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('link', { name: fr.site.start })).toBeVisible({ timeout: 60_000 });

  expect(await interrupt(), output()).toBe(0);
  expect(await status('/api/health')()).toBe(0);
});
