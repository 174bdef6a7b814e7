import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../../scripts/chromium.ts';

const files = 'src/**/*.test.ts';
/** What server and browser both compute, each with the Unicode of its own engine. */
const shared = 'src/words.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'server', include: [files], environment: 'node' } },
      {
        optimizeDeps: { include: ['fast-check'] },
        test: {
          name: 'browser',
          include: [shared],
          ...browserPatience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
