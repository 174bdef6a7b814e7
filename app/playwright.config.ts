import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const longTests = ['**/survive.e2e.ts', '**/write.e2e.ts'];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // The tests that mostly wait start first, so that the others fill the time beside them.
  projects: [
    { name: 'long', testMatch: longTests },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: longTests },
  ],
  // They wait more than they compute: for saves, pauses and servers.
  workers: 3,
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
    // Without a film of the page, which takes a picture at every change of it.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
