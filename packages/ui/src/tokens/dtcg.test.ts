import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { designTokensFile } from './dtcg.ts';
import { darkRoles, lightRoles } from './roles.ts';

const path = new URL('../../tokens.json', import.meta.url);
const rules = Object.fromEntries(
  [
    'color',
    'dimension',
    'font-family',
    'font-weight',
    'duration',
    'cubic-bezier',
    'number',
    'shadow',
  ].map((type) => [`core/valid-${type}`, 'error' as const]),
);
const config = defineConfig({ lint: { rules } }, { cwd: new URL('./', path) });

test('the exported tokens are current (pnpm generate)', () => {
  expect(readFileSync(path, 'utf8')).toBe(designTokensFile());
});

// PAGE-48
test('the exported tokens are valid DTCG', async () => {
  const { tokens } = await parse([{ filename: path, src: readFileSync(path, 'utf8') }], { config });
  expect(Object.keys(tokens).length).toBeGreaterThan(250);
  const hex = (name: string) => {
    const value = tokens[name]?.$value;
    return typeof value === 'object' && 'hex' in value ? String(value.hex) : undefined;
  };
  expect(hex('colour.light.primary.solid')).toBe(lightRoles.primary.solid);
  expect(hex('colour.dark.text.default')).toBe(darkRoles.text.default);
  expect(
    contrast(hex('colour.dark.text.default') ?? '', hex('colour.dark.background.page') ?? ''),
  ).toBeGreaterThan(7);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty(
    '$schema',
    'https://www.designtokens.org/schemas/2025.10/format.json',
  );
  expect(tokens['size.toast']).toMatchObject({
    $type: 'dimension',
    $value: { value: 24, unit: 'rem' },
  });
});

// PAGE-48
test('each role and group has a description', async () => {
  const { tokens } = await parse([{ filename: path, src: readFileSync(path, 'utf8') }], { config });
  const roles = Object.values(tokens).filter(({ id }) => /^colour\.(light|dark)\./.test(id));
  expect(roles.length).toBeGreaterThan(100);
  expect(roles.filter(({ $description }) => !$description).map(({ id }) => id)).toEqual([]);
  const groups = Object.values(tokens).map(({ group }) => group);
  expect(groups.filter(({ $description }) => !$description).map(({ id }) => id)).toEqual([]);
});

test('an invalid token is refused', async () => {
  const broken = designTokensFile().replace('"colorSpace": "srgb"', '"colorSpace": "crayons"');
  await expect(parse([{ filename: path, src: broken }], { config })).rejects.toThrow(
    /crayons|color/i,
  );
});
