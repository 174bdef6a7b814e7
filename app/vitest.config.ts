import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../scripts/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'document',
          include: ['{src,scripts}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        // What a test puts in the place of a module is not to be looked for behind it.
        server: { preTransformRequests: false },
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            '@tanstack/react-query',
          ],
        },
        test: {
          name: 'page',
          include: ['src/**/*.test.tsx'],
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
