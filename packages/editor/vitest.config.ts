import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPatience, chromiumLaunchOptions } from '../../scripts/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'document', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'markdown-it',
            'prosemirror-commands',
            'prosemirror-inputrules',
            'prosemirror-keymap',
            'prosemirror-model',
            'prosemirror-state',
            'prosemirror-transform',
            'prosemirror-view',
            'rope-sequence',
            '@ecritoire/prose > fractional-indexing',
            '@ecritoire/ui > @vanilla-extract/recipes/createRuntimeFn',
            '@ecritoire/ui > lucide-react',
            '@ecritoire/ui > react-aria-components',
          ],
        },
        test: {
          name: 'page',
          include: ['src/**/*.test.tsx'],
          ...browserPatience,
          setupFiles: ['./src/testing/test-setup.ts'],
          // One page for all the files: opening one for each took a third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
