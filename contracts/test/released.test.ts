import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import contract from '../generated/openapi.json' with { type: 'json' };
import released from '../released/openapi.json' with { type: 'json' };
import { compare, isEnough, stepBetween } from '../scripts/compare.ts';

const PATIENCE = { timeout: 60_000 };

/** Changes that were looked at, and break nobody. */
async function readWaivers(): Promise<Set<string>> {
  const text = await readFile(new URL('../released/waivers.yaml', import.meta.url), 'utf8');
  const waivers: { change: string; reason: string }[] = parse(text) ?? [];
  return new Set(waivers.map(({ change }) => change));
}

describe('the contract since its last release', () => {
  // SERVER-41
  it('breaking changes need a major version, additions a minor', PATIENCE, async () => {
    const { size, breaking } = await compare(released, contract);
    const waivers = await readWaivers();
    const step = stepBetween(released.info.version, contract.info.version);
    const unexcused = breaking.filter((change) => !waivers.has(change));
    expect({ breaking: step === 'major' ? [] : unexcused }).toEqual({ breaking: [] });
    expect({ waivers: [...waivers].filter((change) => !breaking.includes(change)) }).toEqual({
      waivers: [],
    });
    const needed = size === 'major' && unexcused.length === 0 ? 'minor' : size;
    expect({ needed, step, isEnough: isEnough(step, needed) }).toMatchObject({ isEnough: true });
  });
});

describe('the comparison', () => {
  it('finds each way of breaking a client', PATIENCE, async () => {
    const broken: {
      paths: Record<string, Record<string, { parameters: unknown[] }>>;
      components: { schemas: Record<string, { properties?: object }> };
    } = JSON.parse(JSON.stringify(contract));
    const { schemas } = broken.components;
    delete broken.paths['/auth/me'];
    broken.paths['/projects']?.['get']?.parameters.push({
      name: 'year',
      in: 'query',
      required: true,
      schema: { type: 'integer' },
    });
    Object.assign(schemas['UpdateProjectRequest'] ?? {}, { required: ['name'] });
    Object.assign(schemas['DocumentTitle'] ?? {}, { maxLength: 100 });
    Object.assign(schemas['Project']?.properties ?? {}, { sessionCount: { type: 'string' } });
    Reflect.deleteProperty(schemas['User']?.properties ?? {}, 'bio');
    Object.assign(schemas['ProjectType'] ?? {}, { enum: ['plain', 'journal', 'novel'] });

    const { size, breaking } = await compare(contract, broken);
    expect(size).toBe('major');
    for (const found of [
      '/paths/~1auth~1me: path-removed',
      '/paths/~1projects/get/parameters/5: parameter-became-required',
      'patch/requestBody/content/application~1json/schema: required-properties-added',
      '/properties/title: schema-constraint-changed',
      '/properties/sessionCount: schema-type-changed',
      '/properties/bio: property-removed',
      'enum-values-added: Enum of `ProjectType`',
    ]) {
      expect(breaking).toContainEqual(expect.stringContaining(found));
    }
  });

  // SERVER-41
  it('a waiver covers one change at a place only', PATIENCE, async () => {
    const withTitlesOf = async (maxLength: number) => {
      const changed: { components: { schemas: Record<string, object> } } =
        structuredClone(contract);
      Object.assign(changed.components.schemas['DocumentTitle'] ?? {}, { maxLength });
      return (await compare(contract, changed)).breaking;
    };
    const shorter = await withTitlesOf(100);
    const shortest = await withTitlesOf(50);
    expect(shorter).not.toEqual([]);
    expect(shorter.filter((change) => shortest.includes(change))).toEqual([]);
  });

  it('lets a contract grow, by message keys too', PATIENCE, async () => {
    const grown: {
      paths: Record<string, unknown>;
      components: { schemas: Record<string, { enum: string[] }> };
    } = JSON.parse(JSON.stringify(contract));
    grown.paths['/auth/me/again'] = structuredClone(grown.paths['/auth/me']);
    grown.components.schemas['ProblemMessageKey']?.enum.push('projects.lost');
    expect(await compare(contract, grown)).toEqual({ size: 'minor', breaking: [] });
  });

  it.each([
    ['1.2.3', '2.0.0', 'major'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.2.3', 'none'],
    ['1.2.3', '1.1.9', 'none'],
  ])('the step from %s to %s is %s', (from, to, step) => {
    expect(stepBetween(from, to)).toBe(step);
  });
});
