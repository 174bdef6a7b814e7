/** What the documents say, held against what is there. */
import { describe, expect, it } from 'vitest';
import { mutants as serverMutants } from './contracts/conformance/self-test/mutants/mutants.ts';
import { SETTINGS } from './packages/server/src/node/config/settings.ts';
import { files, read } from './safety-files.ts';

/** What the tests, suites and stories of a file are called. */
const titlesIn = (path: string) =>
  [
    ...read(path).matchAll(
      /(?:\b(?:\w*[tT]est|it|describe)(?:\.\w+)*(?:<[^>]*>)?\(|\]\)?\(|\)\(|name:)\s*(?:(['"`])((?:\\.|(?!\1).)*)\1)/g,
    ),
  ].map(([, , title = '']) => title.replaceAll("\\'", "'"));

/** One title for all mutants of the server: a rule that rests on it names its mutant. */
const ofEachMutant = 'catches %s';
const mutants = new Set(serverMutants.map(({ name }) => `${ofEachMutant}: ${name}`));

/** The titles in a file of the test or story that a rule names. */
const titlesOf = (path: string, name: string) =>
  name.startsWith(ofEachMutant)
    ? titlesIn(path).filter((title) => title === ofEachMutant && mutants.has(name))
    : titlesIn(path).filter((title) => title.includes(name));

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

  it('list every setting of the server in the README, with its default', () => {
    const readme = read('README.md');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
    expect(
      rows.map(([, name, fallback, meaning]) => ({ name, default: fallback, meaning })),
    ).toEqual(SETTINGS);
  });

  it('name, for every rule of the product, a test or story that exists, and one that `pnpm test` runs', () => {
    const rules = read('docs/product.md')
      .split('\n- ')
      .slice(1)
      .map((text) => text.replaceAll(/\s+/g, ' '));
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) {
      const named = [...rule.matchAll(/`([^`]+) > ([^`]+)`/g)];
      expect(named, rule).not.toEqual([]);
      const titles = named.map(([, path = '', name = '']) => {
        expect(files, rule).toContain(path);
        expect(titlesOf(path, name), `${path} has no test “${name}”`).not.toEqual([]);
        return titlesOf(path, name);
      });
      const isRunOnce = titles.some((some) => some.every((title) => !title.endsWith(' @again')));
      expect(isRunOnce, `All tests of “${rule}” are left to pnpm test:all`).toBe(true);
    }
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
