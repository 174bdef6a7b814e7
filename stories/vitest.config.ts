import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../scripts/chromium.ts';

const browser = 'chromium' as const;
/** Set by `pnpm test`; `pnpm test:all` runs every look. */
const isEachRuleOnce = process.env['EACH_RULE_ONCE'] !== undefined;

/**
 * Every story in both languages, in one set of colours and on one width of screen each: the longer
 * language where there is little room. Both runs share one Vite server.
 */
const looks = [
  {
    browser,
    name: 'French, dark, small',
    env: {
      STORY_LANGUAGE: 'fr',
      STORY_COLOURS: 'dark',
      STORY_SCREEN: 'xs',
      ...(isEachRuleOnce ? { STORY_CONTRAST_OF_COMPONENTS: 'yes' } : { STORY_TEXT_SPACING: 'yes' }),
    },
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
      // The look with more to go wrong.
      instances: isEachRuleOnce ? looks.slice(0, 1) : looks,
    },
  },
});
