import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const configDir = resolve(import.meta.dirname, '../.storybook');

/** Every story once, in one language and one set of colours; the mirrored ones in one run only. */
const run = async (name: string, language: 'fr' | 'en', colours: 'light' | 'dark') => ({
  plugins: [
    await storybookTest({
      configDir,
      ...(language === 'en' ? { tags: { exclude: ['right-to-left'] } } : {}),
    }),
  ],
  test: {
    name,
    env: { STORY_LANGUAGE: language, STORY_COLOURS: colours },
    // One page for all the files: half of the time went into opening a page for each.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [await run('French, light', 'fr', 'light'), await run('English, dark', 'en', 'dark')],
  },
});
