import { join } from 'node:path';
import { build } from 'vite';

/** The script that stands in every page (`src/boot`), as text. */
export async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/boot/boot.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined || chunk.type !== 'chunk')
    throw new Error('The boot script is not built.');
  return chunk.code.trim();
}
