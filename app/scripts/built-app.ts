import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The app as Vite has built it. */
export type BuiltApp = {
  /** `index.html`, of which every page is made. */
  page: string;
  /** Of this build alone. */
  id: string;
  /** The addresses of the font that pages are read in. */
  fonts: string[];
  /** The style sheet, with addresses that are valid in every folder. */
  css: string;
  /** Writes a file into the folder of the app. */
  write: (path: string, content: string | Uint8Array) => Promise<void>;
};

export async function readBuiltApp(dist: string): Promise<BuiltApp> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const assets = await readdir(join(dist, 'assets'));
  const sheet = assets.find((name) => /^style-.*\.css$/.test(name)) ?? '';
  const css = await readFile(join(dist, 'assets', sheet), 'utf8');
  return {
    page,
    id: createHash('sha256').update(page).digest('hex').slice(0, 16),
    fonts: assets
      .filter((name) => /^literata-core-normal-.*\.woff2$/.test(name))
      .map((name) => `/assets/${name}`),
    css: css.replaceAll('url(./', 'url(/assets/'),
    write: async (path, content) => {
      const file = join(dist, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    },
  };
}

/** The file of a page, by its path. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
