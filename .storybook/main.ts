import { mockWorker } from '@ecritoire/api-mocks/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { docgen } from './docgen.ts';

const config: StorybookConfig = {
  stories: [
    '../stories/foundations/**/*.mdx',
    '../stories/{foundations,flows,review}/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/editor/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../app/public/icon.svg', to: '/favicon.svg' },
    {
      from: '../packages/ui/src/styles/fonts/instrument-sans-core-normal.woff2',
      to: '/font.woff2',
    },
  ],
  managerHead: (head) =>
    `${head}<style>@font-face { font-family: 'Instrument Sans Variable'; font-weight: 400 700; src: url('font.woff2') }</style>`,
  features: {
    // Unused here, and drawn before the story.
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The run of the stories as tests shows no documentation.
  typescript: process.env['VITEST'] ? { reactDocgen: false } : docgen,
  viteFinal: (settings) =>
    mergeConfig(settings, {
      plugins: [react(), vanillaExtractPlugin(), mockWorker()],
      // As in the app: an older target would rewrite :dir() as :lang().
      build: { cssTarget: ['chrome120', 'firefox121', 'safari17.4'] },
      // Under test the library would show every row of a virtual list; this is a real browser.
      define: { 'process.env.VIRT_ON': 'true' },
      optimizeDeps: {
        // Found only once the first style runs; without them Vite starts again in mid-run.
        include: [
          '@storybook/react-vite',
          'react-dom/client',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
          '@ecritoire/ui > @vanilla-extract/recipes/createRuntimeFn',
          '@ecritoire/ui > react-aria-components',
          '@ecritoire/ui > react-aria/useMenu',
          '@ecritoire/ui > react-aria/useSeparator',
          '@ecritoire/ui > react-stately/useMenuTriggerState',
          '@ecritoire/ui > @internationalized/date',
          '@ecritoire/ui > lucide-react',
        ],
        // Not among Storybook's own: what they import would be found in mid-run.
        entries: ['stories/truth/*.truth.tsx'],
      },
    }),
};

export default config;
