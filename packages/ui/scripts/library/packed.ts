/** The built package as others get it: a tarball, and an empty Vite app that has it installed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

type Locked = { specifier: string; version: string };
type Lockfile = {
  lockfileVersion: string;
  settings: unknown;
  importers: Record<string, Record<'dependencies' | 'devDependencies', Record<string, Locked>>>;
  packages: Record<string, unknown>;
  snapshots: Record<string, unknown>;
};

type Manifest = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

const run = (folder: string, command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packs what was built; gives the path of the tarball. */
export function pack(folder: string): string {
  return join(folder, run(dist, 'npm', ['pack', '--silent', '--pack-destination', folder]).trim());
}

/**
 * The lockfile of an app that needs the tarball and a few packages of ours, all of them in the
 * versions that the workspace has: nothing has to be looked up, and what the workspace installed
 * is already in the store.
 */
function lockfile(tarball: string, needs: readonly string[]): [Record<string, string>, Lockfile] {
  const lock: Lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const ui = lock.importers['packages/ui'];
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const locked = (name: string) => {
    const found = ui?.dependencies[name] ?? ui?.devDependencies[name];
    if (!found) throw new Error(`packages/ui has no ${name}.`);
    return found.version;
  };
  const peers = Object.keys(manifest.peerDependencies).sort();
  const inside = [...Object.keys(manifest.dependencies), ...peers];
  const id = `${manifest.name}@file:${tarball}`;
  const resolved = `file:${tarball}${peers.map((peer) => `(${peer}@${locked(peer)})`).join('')}`;
  const integrity = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  lock.packages[id] = {
    resolution: { integrity: `sha512-${integrity}`, tarball: `file:${tarball}` },
    version: manifest.version,
    peerDependencies: manifest.peerDependencies,
  };
  lock.snapshots[`${manifest.name}@${resolved}`] = {
    dependencies: Object.fromEntries(inside.map((name) => [name, locked(name)])),
  };
  const exact = (name: string) => locked(name).replace(/\(.*/, '');
  const dependencies: Record<string, Locked> = {
    [manifest.name]: { specifier: `file:${tarball}`, version: resolved },
    ...Object.fromEntries(
      needs.map((name) => [name, { specifier: exact(name), version: locked(name) }]),
    ),
  };
  const { lockfileVersion, settings, packages, snapshots } = lock;
  const importers = { '.': { dependencies, devDependencies: {} } };
  return [
    Object.fromEntries(
      Object.entries(dependencies).map(([name, { specifier }]) => [name, specifier]),
    ),
    { lockfileVersion, settings, importers, packages, snapshots },
  ];
}

/** Makes an app of a page and a script in `folder`, installs the tarball into it and builds it. */
export function buildApp(folder: string, tarball: string, files: Record<string, string>) {
  mkdirSync(folder, { recursive: true });
  const needs = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'vite'];
  const [dependencies, lock] = lockfile(tarball, needs);
  const written = {
    ...files,
    'package.json': JSON.stringify({ name: 'an-app', private: true, type: 'module', dependencies }),
    'pnpm-lock.yaml': stringify(lock, { aliasDuplicateObjects: false, lineWidth: 0 }),
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text);
  const store = run(root, 'pnpm', ['store', 'path']).trim();
  run(folder, 'pnpm', [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--ignore-scripts',
    '--ignore-workspace',
    `--store-dir=${store}`,
  ]);
  run(folder, join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel=error']);
}
