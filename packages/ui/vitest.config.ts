import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../../scripts/chromium.ts';
import type { BrowserCommand } from 'vitest/node';

const emulateColourScheme: BrowserCommand<[scheme: 'light' | 'dark']> = async (
  { page },
  scheme,
) => {
  await page.emulateMedia({ colorScheme: scheme });
};

const emulateForcedColours: BrowserCommand<[forced: 'active' | 'none']> = async (
  { page },
  forced,
) => {
  await page.emulateMedia({ forcedColors: forced });
};

const emulatePaper: BrowserCommand<[isPaper: boolean]> = async ({ page }, isPaper) => {
  await page.emulateMedia({ media: isPaper ? 'print' : 'screen' });
};

const emulateTouch: BrowserCommand<[isTouched: boolean]> = async ({ page }, isTouched) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', {
    enabled: isTouched,
    maxTouchPoints: 1,
  });
};

const takePointerAway: BrowserCommand = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tokens',
          include: ['src/**/*.test.ts', 'scripts/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // Under test the library would show every row of a virtual list; this is a real browser.
        define: { 'process.env.VIRT_ON': 'true' },
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-aria-components',
            'react-aria/useMenu',
            'react-aria/useSeparator',
            'react-stately/useMenuTriggerState',
            '@internationalized/date',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          ...browserPatience,
          setupFiles: ['./src/story-support/test-setup.ts'],
          // One page for all the files: opening one for each took longer than the tests.
          isolate: false,
          browser: {
            commands: {
              emulateColourScheme,
              emulateForcedColours,
              emulatePaper,
              emulateTouch,
              takePointerAway,
            },
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 3000,
              launchOptions: chromiumLaunchOptions(),
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
