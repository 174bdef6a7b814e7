import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const page = { browser: 'chromium' as const, viewport: { width: 1280, height: 800 } };

/** Every story in both languages, in one set of colours each; both runs share one Vite server. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: resolve(import.meta.dirname, '../.storybook') })],
  test: {
    setupFiles: [resolve(import.meta.dirname, 'mirrored-once.ts')],
    // One page for all the files: half of the time went into opening a page for each.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [
        { ...page, name: 'French, light', env: { STORY_LANGUAGE: 'fr', STORY_COLOURS: 'light' } },
        { ...page, name: 'English, dark', env: { STORY_LANGUAGE: 'en', STORY_COLOURS: 'dark' } },
      ],
    },
  },
});
