/** The built Storybook: its stories, and a server for them. */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Story = { id: string; title: string; name: string; importPath: string };
type Entry = Story & { type: string; tags: string[] };

const stories = fileURLToPath(new URL('../', import.meta.url));
// Not `storybook/`: there Storybook keeps things of its own, and clears them away.
const built = fileURLToPath(new URL('../node_modules/.cache/visual/', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const isBuilt = () => existsSync(join(built, 'index.json'));

/** Builds it without documentation: only the stories are looked at. */
export function buildStorybook() {
  execFileSync(
    'storybook',
    ['build', '-c', '../.storybook', '-o', built, '--test', '--quiet', '--disable-telemetry'],
    { cwd: stories, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Every story that stands in one of the places or has one of the words in its name. */
export function listStories(only: readonly string[]): Story[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const isWanted = ({ id, title, importPath }: Story) =>
    only.length === 0 ||
    only.some((word) => [id, title, importPath].some((text) => text.includes(word)));
  return (
    Object.values(index.entries)
      // A playground shows nothing that no other story shows.
      .filter(({ id, type }) => type === 'story' && !id.endsWith('--playground'))
      // What is played holds for the one size that the story pins.
      .filter(({ tags }) => !tags.includes('one-size'))
      // Its requests resolve at any time, and its dates are relative to today.
      .filter(({ tags }) => !tags.includes('wired') && !tags.includes('review'))
      .filter(isWanted)
      .sort((one, other) => one.id.localeCompare(other.id))
  );
}

/**
 * Serves it on a free port of this machine.
 *
 * @param folder where it was built.
 * @param base the path below which it is served, with a slash at each end.
 */
export async function serveStorybook(
  folder = built,
  base = '/',
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : '..';
    const file = join(folder, normalize(decodeURIComponent(path || 'index.html')));
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'cache-control': 'max-age=3600',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
