import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldErrors, problems } from '@ecritoire/contracts';
import contract from '../generated/openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { generate } from '../scripts/generate.ts';
import { readCatalogue, bundle, inlineParts } from '../scripts/bundle.ts';
import { operationsOf } from '../scripts/contract.ts';
import { messageKeys } from '../src/field-errors.ts';

const folder = join(import.meta.dirname, '../generated');

it('the generated files are fresh', { timeout: 60_000 }, async () => {
  const files = await generate();
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(join(folder, name), 'utf8');
    expect({ name, isFresh: committed === text }).toEqual({ name, isFresh: true });
  }
});

// SERVER-44
it('the package has the version of the contract', () => {
  expect(manifest.version).toBe(contract.info.version);
});

it('problems of catalogue and operations are the same', async () => {
  const catalogue = await readCatalogue();
  const contract = inlineParts(await bundle());
  const used = new Set<string>();
  for (const { operation } of operationsOf(contract)) {
    for (const response of Object.values(operation.responses)) {
      for (const key of response['x-message-keys'] ?? []) used.add(key);
    }
  }
  for (const schema of Object.values(contract.components.schemas)) {
    const { messageKey } = (schema['properties'] ?? {}) as { messageKey?: { const?: string } };
    if (messageKey?.const) used.add(messageKey.const);
  }
  for (const [key, { outsideOperations }] of Object.entries(catalogue.problems)) {
    if (outsideOperations) used.add(key);
  }
  expect([...used].toSorted()).toEqual(Object.keys(problems).toSorted());
});

it('validation’s message keys are in the catalogue', () => {
  for (const key of messageKeys) expect(fieldErrors).toContain(key);
});
