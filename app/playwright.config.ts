import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const longTests = ['**/survive.e2e.ts', '**/write.e2e.ts'];

/** Set by `pnpm test`. */
const isEachRuleOnce = process.env['EACH_RULE_ONCE'] !== undefined;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/new-data-folder.ts',
  fullyParallel: true,
  // The tests that mostly wait start first, so that the others fill the time beside them.
  projects: [
    { name: 'long', testMatch: longTests },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: longTests },
  ],
  // What other tests hold, too, is left to `pnpm test:all`.
  grepInvert: isEachRuleOnce ? /@again\b/ : [],
  // They wait more than they compute: for saves, pauses and servers.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunchOptions(),
    timezoneId: 'Europe/Paris',
    // A first visit to the home page asks the browser for its language.
    locale: 'fr-FR',
    // Steps and requests alone: pictures and copies of the page at every step cost an eighth of all, and
    // these a tenth.
    trace: {
      mode: isEachRuleOnce ? 'off' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
    },
    screenshot: 'only-on-failure',
  },
});
