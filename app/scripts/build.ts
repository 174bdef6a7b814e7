/** `pnpm build`: the app for browsers, then every public page as a file that needs no script. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { prerender } from './prerender.ts';

const app = join(import.meta.dirname, '..');
const dist = join(app, 'dist');
/** The same app for the program that renders the pages. */
const rendering = join(app, '.prerender');

process.env.NODE_ENV = 'production';
/** The product's public origin. A server at another origin replaces it with its own. */
const origin = process.env['PUBLIC_ORIGIN']?.trim() || 'http://localhost:3000';

// A script loads its parts from its own folder, under any proxy's path.
await build({ root: app, logLevel: 'warn', base: './' });
await build({
  root: app,
  logLevel: 'warn',
  build: { ssr: 'src/entry-prerender.tsx', outDir: rendering, emptyOutDir: true, sourcemap: false },
  ssr: { noExternal: true },
});
await prerender({ dist, rendering, origin });
await compressFiles(dist);
await rm(rendering, { recursive: true });
