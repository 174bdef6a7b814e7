/** What the documents say, held against what is there. */
import { describe, expect, it } from 'vitest';
import { SETTINGS } from './packages/server/src/node/config/settings.ts';
import { files, read } from './safety-files.ts';
import { readHolders, readRules } from './scripts/rules.ts';

describe('the documents', () => {
  const documents = files.filter((path) => path.endsWith('.md'));
  const scriptsOf = (path: string) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(read(path));
    return Object.keys(scripts);
  };

  it('quote only commands that exist', () => {
    const known = new Set([
      ...files.filter((path) => path.endsWith('package.json')).flatMap(scriptsOf),
      'install',
    ]);
    const quoted = documents.flatMap((path) =>
      [
        ...read(path).matchAll(/(?:`|^)(?:npx --yes )?pnpm(?:@[\d.]+)? (?:run )?([a-z][\w:-]*)/gm),
      ].map(([, command]) => [path, command ?? ''] as const),
    );
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter(([, command]) => !known.has(command))).toEqual([]);
  });

  it('run in CI the test command that the README gives', () => {
    const [command] = /npx --yes pnpm@[\d.]+ test/.exec(read('README.md')) ?? ['no test command'];
    expect(read('.ci/run')).toContain(command);
  });

  it('list every server setting with its default', () => {
    const readme = read('README.md');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
    expect(
      rows.map(([, name, fallback, meaning]) => ({ name, default: fallback, meaning })),
    ).toEqual(SETTINGS);
  });

  it('have a test that `pnpm test` runs for every rule', () => {
    const rules = readRules(files).map(({ id }) => id);
    expect(rules.length).toBeGreaterThan(500);
    expect(rules).toEqual([...new Set(rules)]);
    const holders = readHolders(files);
    const run = holders.filter(({ title }) => !title.endsWith(' @again'));
    const held = new Set(run.map(({ id }) => id));
    expect(rules.filter((id) => !held.has(id))).toEqual([]);
    const known = new Set(rules);
    expect(holders.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(holders.filter(({ title }) => title === '')).toEqual([]);
  });

  const decisions = files.filter((file) => file.startsWith('docs/decisions/'));

  it('keep decision records under a page, with their five parts', () => {
    for (const path of decisions) {
      const text = read(path);
      const number = path.slice('docs/decisions/'.length).split('-')[0];
      expect(text, path).toMatch(
        new RegExp(
          `^# ${number}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d · Status: (?:accepted|superseded by \\d{4})\n`,
        ),
      );
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text).toContain(`## ${part}`);
      expect(text.split('\n').length, path).toBeLessThan(60);
    }
  });

  it('number each decision once', () => {
    const numbers = decisions.map((path) => path.split('-')[0]);
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
