import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';
import { lightRoles } from '../../src/tokens/roles.ts';
import { entries } from '../library/manifest.ts';
import { pack } from '../library/packed.ts';
import { appFiles } from './app-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecritoire-next-'));
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe' });
const next = join(folder, 'node_modules/.bin/next');

beforeAll(() => {
  const tarball = pack(folder);
  const scripts = [...entries].filter(([, file]) => /\.tsx?$/.test(file));
  const files = {
    ...appFiles(scripts.map(([entry]) => entry.slice(1))),
    'package.json': JSON.stringify({
      name: 'an-app',
      private: true,
      type: 'module',
      dependencies: {
        '@ecritoire/ui': `file:${tarball}`,
        next: '16.4.6',
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  run(next, ['build']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the built app on a free port. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(next, ['start', '--port', '0'], { cwd: folder, env: environment });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) return { origin, stop: () => server.kill() };
  }
  throw new Error('Next did not start.');
}

// PAGE-91
test('server components render the kit, and forms respond', async () => {
  const { origin, stop } = await serve();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    tab.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await tab.goto(origin);
    await tab.getByText(/\d{2} entries from 768/).waitFor();
    const save = tab.getByRole('button', { name: 'Save' });
    const background = await save.evaluate((element) => getComputedStyle(element).backgroundColor);
    const solid = [1, 3, 5].map((at) =>
      Number.parseInt(lightRoles.primary.solid.slice(at, at + 2), 16),
    );
    expect(background).toBe(`rgb(${solid.join(', ')})`);
    // A press before hydration is lost.
    await vi.waitFor(
      async () => {
        await tab.getByRole('textbox', { name: 'Name' }).fill('A novel');
        await save.click();
        await tab.getByRole('status').getByText('A novel').waitFor({ timeout: 1000 });
      },
      { timeout: 15_000 },
    );
    await tab.getByRole('link', { name: 'The other page' }).click();
    await tab.getByRole('heading', { name: 'The other page' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    stop();
  }
});
