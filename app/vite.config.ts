import { setTimeout } from 'node:timers/promises';
import { colourModeScript, themeColours } from '@ecritoire/ui/colour-mode';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { routeTree } from './scripts/route-tree.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3100';

/** Inline, so that nothing is waited for; the content security policy knows its hash. */
const colourModeBeforeFirstPaint: Plugin = {
  name: 'colour-mode-before-first-paint',
  transformIndexHtml: () => [
    ...Object.entries(themeColours).map(([mode, content]): HtmlTagDescriptor => ({
      tag: 'meta',
      attrs: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${mode})`,
        content,
        'data-mode': mode,
      },
      injectTo: 'head-prepend',
    })),
    { tag: 'script', children: colourModeScript, injectTo: 'head-prepend' },
  ],
};

/** The server may still be opening its database when the first page is asked for. */
async function configOnceReady(patience = 60): Promise<string> {
  try {
    return await fetch(`${apiOrigin}/app-config.json`).then((answer) => answer.text());
  } catch (error) {
    if (patience === 0) throw error;
    await setTimeout(500);
    return configOnceReady(patience - 1);
  }
}

/** In development the server of the API is asked for what it otherwise writes into the page. */
const appConfigFromServer: Plugin = {
  name: 'app-config-from-server',
  apply: 'serve',
  async transformIndexHtml(html) {
    const config = await configOnceReady();
    return html.replace(
      /(<script id="app-config"[^>]*>)[^<]*/,
      (_, start: string) => `${start}${config.replaceAll('<', '\\u003c')}`,
    );
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      ...routeTree,
      // What is shown in the place of a page that does not come has to be there already.
      codeSplittingOptions: { defaultBehavior: [['component']] },
    }),
    react(),
    // React Aria has its own messages for screen readers, in 34 languages.
    optimizeLocales.vite({ locales: ['fr-FR', 'en-US'] }),
    vanillaExtractPlugin(),
    colourModeBeforeFirstPaint,
    appConfigFromServer,
  ],
  resolve: {
    // React has it itself since 18; what of it React has not, one package has without the shim.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  optimizeDeps: {
    // Found only page by page; without them Vite starts again, and reloads, in mid-run.
    include: [
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@xstate/react',
      'idb',
      '@ecritoire/api-client > openapi-fetch',
      '@ecritoire/editor > prosemirror-commands',
      '@ecritoire/editor > prosemirror-inputrules',
      '@ecritoire/editor > prosemirror-keymap',
      '@ecritoire/editor > prosemirror-model',
      '@ecritoire/editor > prosemirror-state',
      '@ecritoire/editor > prosemirror-transform',
      '@ecritoire/editor > prosemirror-view',
      '@ecritoire/editor > rope-sequence',
      '@ecritoire/i18n > typesafe-i18n',
      '@ecritoire/machines > xstate',
      '@ecritoire/prose > fractional-indexing',
      '@ecritoire/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@ecritoire/ui > lucide-react',
      '@ecritoire/ui > react-aria-components',
      '@ecritoire/ui > react-aria/useMenu',
      '@ecritoire/ui > react-aria/useSeparator',
      '@ecritoire/ui > react-stately/useMenuTriggerState',
    ],
  },
  build: {
    target: 'es2024',
    // The browsers that have all of ES2024 have :dir(), which Lightning CSS else rewrites as :lang().
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    // What reads this target preloads modules itself.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    sourcemap: true,
    // For bench/size.ts: which chunk needs which.
    manifest: true,
    // In kB: React’s renderer alone has 200. What is too large, bench/size.ts says.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // A map names files and lines for a stack trace; the sources themselves stay in the repository.
        sourcemapExcludeSources: true,
        codeSplitting: {
          // Each with all that it needs and that no group before it has; the rest comes with the
          // pages that need it (decision 0021).
          groups: [
            // What starts every page; not the entry itself, for the page names one script.
            { name: 'main', tags: ['$initial'], test: /^(?!.*[\\/](index\.html|main\.tsx))/ },
            // What is small and on many pages.
            {
              name: 'kit',
              test: /[\\/](PageSwitches|shells|SkipLink|Badge|Banner|Card|EmptyState|List|SaveIndicator|Divider|LinkButton|back-closes-dialogs|use-formats)\.tsx?/,
            },
            // The frame of the signed-in pages.
            { name: 'studio', test: /[\\/]StudioFrame\.tsx/ },
            // The keys of the text, which the list of shortcuts shows without the editor.
            { name: 'shortcuts', test: /editor[\\/]src[\\/]commands[\\/]shortcuts\.ts/ },
            // What stands over a page comes after it, in one file; before it what pages have of it.
            { name: 'focus', test: /[\\/](FocusScope\.mjs|ToggleButton\.tsx)/ },
            { name: 'fields', test: /[\\/](TextField|TextArea|Checkbox|RadioGroup|Form)\.tsx/ },
            { name: 'over', test: /[\\/](MenuPanel|Dialog|AlertDialog|Drawer)\.tsx/ },
            // Where one writes; not in pieces for what comes to it later.
            { name: 'editor', test: /[\\/]ParagraphEditor\.tsx/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': apiOrigin },
  },
});
