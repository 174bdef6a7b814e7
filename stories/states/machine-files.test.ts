import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { machines } from './inventory.ts';

const root = resolve(import.meta.dirname, '../..');

/** Machines without a place in the inventory, each with the reason. */
const notShown = new Map([['toasts', 'It has no states: it holds the list of `toast` machines.']]);

type Machine = { root: { id: string; states: object } };

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value;

const files = globSync('{app/src,packages/*/src,stories}/**/*.machine.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

test('each machine of the repository is in the inventory', async () => {
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(resolve(root, file))),
  );
  const ids = modules.map((module) => {
    return Object.values(module).find(isMachine)?.root.id;
  });
  expect(new Set(ids)).toEqual(new Set([...machines.map(({ id }) => id), ...notShown.keys()]));
});
