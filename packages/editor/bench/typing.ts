/**
 * Main-thread CPU per key of the editor beside a bare contenteditable with the same text.
 * Usage: node bench/typing.ts [sizes, such as 1000,10000,50000] [rounds]
 */
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
import { measureTyping, type Candidate } from './measure-typing.ts';

const [sizes = '1000,10000,50000', rounds = '3'] = process.argv.slice(2);
const root = import.meta.dirname;
const outDir = join(root, '../dist/bench');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir, emptyOutDir: true, target: 'es2024' },
});
const server = await preview({ root, configFile: false, preview: { port: 0 }, build: { outDir } });
const [url = ''] = server.resolvedUrls?.local ?? [];

function candidate(name: string, query: string): Candidate {
  return {
    name,
    open: async (page, words) => {
      await page.goto(`${url}?words=${words}&${query}`);
      const box = page.getByRole('textbox');
      await box.waitFor();
      return box;
    },
  };
}

try {
  await measureTyping({
    candidates: [
      candidate('bare contenteditable', 'editor=bare'),
      candidate('ParagraphEditor', 'editor=ours'),
    ],
    sizes: sizes.split(',').map(Number),
    rounds: Number(rounds),
    launch: chromiumLaunchOptions(),
  });
} finally {
  await server.close();
}
