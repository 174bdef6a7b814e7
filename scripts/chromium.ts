import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  // The same engine without its windows: lighter for tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** The browser that CHROMIUM_PATH names, or the system's, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], ...systemBrowsers, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/**
 * Finds a browser, or installs one: Debian's when root, else Playwright's own.
 * @throws when no browser could be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get…');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  } else {
    console.log('Installing Chromium with Playwright…');
    run('playwright', ['install', 'chromium']);
  }
  const installed = findChromium();
  if (installed === null) throw new Error('No Chromium found. Set CHROMIUM_PATH to a browser.');
  return installed;
}

/**
 * Chromium opens a hidden window for each context, whose address bar loads pages of its own: two
 * thirds of the work of a new context. Of several such switches Chromium takes the last alone, so
 * that those of Playwright stand here again.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How every test and benchmark launches Chromium: the same browser, and silent on the network. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const path = findChromium();
  return {
    ...(path === null ? {} : { executablePath: path }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Letters as wide as on a desk, where they may stand between two pixels.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  };
}

/** How long tests in a browser wait for what must come: a busy machine may stand still for seconds. */
export const browserPatience = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };
