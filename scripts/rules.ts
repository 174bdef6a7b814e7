/**
 * `pnpm rules [id]`: the rules of the product (docs/rules) with the tests and stories that hold them.
 * A test carries the ids of its rules in a comment above it: `// SAVE-12, SAVE-14`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Rule = { id: string; text: string; path: string };
export type Holder = { id: string; path: string; line: number; title: string };

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every rule, in the order of its file. */
export function readRules(files: readonly string[]): Rule[] {
  return files
    .filter((path) => /^docs\/rules\/(?!README).*\.md$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(
        ([, id = '', text = '']) => ({ id, text: text.replaceAll(/\s+/g, ' '), path }),
      ),
    );
}

const comment = /^[ \t]*\/\/ ([A-Z]+-\d+(?:, [A-Z]+-\d+)*)$/gm;
const title = /(['"`])((?:\\.|(?!\1).)+)\1/;

/** The tests, stories and mutants below a comment of ids, with the title that follows it. */
export function readHolders(files: readonly string[]): Holder[] {
  return files
    .filter((path) =>
      /\.(test|e2e|stories)\.tsx?$|\/self-test\/.*\.ts$|\.test-support\.ts$/.test(path),
    )
    .flatMap((path) => {
      const source = read(path);
      return [...source.matchAll(comment)].flatMap(({ 0: all, 1: ids = '', index }) => {
        const after = source.slice(index + all.length);
        const [, , name = ''] = titleAfter(after) ?? [];
        const line = source.slice(0, index).split('\n').length;
        return ids.split(', ').map((id) => ({ id, path, line, title: name }));
      });
    });
}

/** The title of a table of cases stands behind it. */
function titleAfter(source: string): RegExpExecArray | null {
  const isTable = /^\s*(?:\/\/.*\s*)*\w+(?:\.\w+)*\.(?:each|for)\b/.test(source);
  const end = isTable ? /\]\)?\(|\)\(/.exec(source)?.index : undefined;
  return title.exec(source.slice(end ?? 0));
}

function print(only: string | undefined): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const holders = readHolders(files);
  for (const { id, text } of readRules(files)) {
    if (only !== undefined && id !== only && !id.startsWith(`${only}-`)) continue;
    console.log(`${id}  ${text}`);
    for (const holder of holders.filter((each) => each.id === id)) {
      console.log(`    ${holder.path}:${holder.line}  ${holder.title}`);
    }
  }
}

if (import.meta.main) print(process.argv[2]);
