import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

const executablePath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

const emulateColourScheme: BrowserCommand<[scheme: 'light' | 'dark']> = async (
  { page },
  scheme,
) => {
  await page.emulateMedia({ colorScheme: scheme });
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'tokens', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-aria-components',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./src/story-support/test-setup.ts'],
          // One page for all the files: opening one for each took longer than the tests.
          isolate: false,
          browser: {
            commands: { emulateColourScheme },
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 3000,
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
