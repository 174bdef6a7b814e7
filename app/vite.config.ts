import { colourModeScript } from '@ecritoire/ui/colour-mode';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3100';

/** A file of its own, because the content security policy runs no inline script. */
const colourModeBeforeFirstPaint: Plugin = {
  name: 'colour-mode-before-first-paint',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: '/colour-mode.js' }, injectTo: 'head-prepend' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'colour-mode.js', source: colourModeScript });
  },
  configureServer(server) {
    server.middlewares.use('/colour-mode.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(colourModeScript);
    });
  },
};

/** In development the server of the API is asked for what it otherwise writes into the page. */
const appConfigFromServer: Plugin = {
  name: 'app-config-from-server',
  apply: 'serve',
  async transformIndexHtml(html) {
    const config = await fetch(`${apiOrigin}/app-config.json`).then((answer) => answer.text());
    return html.replace('{}', () => config.replaceAll('<', '\\u003c'));
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    vanillaExtractPlugin(),
    colourModeBeforeFirstPaint,
    appConfigFromServer,
  ],
  build: { target: 'es2024', cssCodeSplit: false, sourcemap: true },
  server: { port: 3000, strictPort: true, proxy: { '/api': apiOrigin } },
});
