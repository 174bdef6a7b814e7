import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../scripts/chromium.ts';

const browser = 'chromium' as const;

/**
 * Every story in both languages, in one set of colours and on one width of screen each: the longer
 * language where there is little room. Both runs share one Vite server.
 */
const looks = [
  {
    browser,
    name: 'French, dark, small',
    env: { STORY_LANGUAGE: 'fr', STORY_COLOURS: 'dark', STORY_SCREEN: 'xs' },
  },
  {
    browser,
    name: 'English, light, wide',
    env: { STORY_LANGUAGE: 'en', STORY_COLOURS: 'light' },
  },
  {
    browser,
    name: 'translated by the browser',
    env: { STORY_LANGUAGE: 'en', STORY_COLOURS: 'light', STORY_TRANSLATED: 'yes' },
  },
];

export default defineConfig({
  plugins: [await storybookTest({ configDir: resolve(import.meta.dirname, '../.storybook') })],
  test: {
    setupFiles: [resolve(import.meta.dirname, 'story-run.ts')],
    ...browserPatience,
    // One page for all the files: half of the time went into opening a page for each.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      // Set by `pnpm test`: the look with more to go wrong; `pnpm test:all` runs both.
      instances: process.env['EACH_RULE_ONCE'] === undefined ? looks : looks.slice(0, 1),
    },
  },
});
