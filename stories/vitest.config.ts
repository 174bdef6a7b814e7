import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserPatience } from '../scripts/chromium.ts';
import { accessibleTree, inChromium, looks, modes, oneLook } from './looks.ts';
import { heldByAll } from './states/coverage.ts';
import { listStories } from './states/story-index.ts';

/** Set by `pnpm test`; `pnpm test:all` runs every look. */
const isEachRuleOnce = process.env['EACH_RULE_ONCE'] !== undefined;
/** Set by `pnpm states --all`. */
const isEachMode = process.env['EACH_MODE'] !== undefined;

const instancesOf = () => {
  if (isEachMode) return modes;
  return isEachRuleOnce ? oneLook : looks;
};

export default defineConfig({
  plugins: [await storybookTest({ configDir: resolve(import.meta.dirname, '../.storybook') })],
  test: {
    setupFiles: [resolve(import.meta.dirname, 'story-run.ts')],
    provide: {
      skipped: (isEachRuleOnce ? heldByAll(await listStories()) : []).map(
        ({ file, name }) => `${file} ${name}`,
      ),
    },
    ...browserPatience,
    // One page for all the files: half of the time went into opening a page for each.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: inChromium(),
      instances: instancesOf(),
      commands: { accessibleTree },
    },
  },
});
