/**
 * `pnpm new:component Name`: a component's folder with styles, story and test, its line in the
 * index and its props in the review. `--group Forms` says where Storybook shows it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { componentFiles, groups, nameMistake, withComponent } from './component-files.ts';
import { propsFile } from './props.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { group: { type: 'string', default: 'Content' } },
    });
  } catch {
    return fail('Write pnpm new:component Name, or pnpm new:component Name --group Forms.');
  }
}

const { values, positionals } = asked();
const [name = ''] = positionals;
const folder = join(root, 'src', name);
const group = groups.find((one) => one === values.group);

const mistake = nameMistake(name);
if (mistake) fail(mistake);
if (!group) fail(`There is no group “${values.group}”. Choose one of: ${groups.join(', ')}.`);
const index = join(root, 'src/index.ts');
const known = readFileSync(index, 'utf8');
if (existsSync(folder) || new RegExp(`\\b${name}\\b`).test(known)) {
  fail(`${name} is there already: see packages/ui/props.txt.`);
}

mkdirSync(folder);
for (const [file, text] of Object.entries(componentFiles(name, group))) {
  writeFileSync(join(folder, file), text);
}
writeFileSync(index, withComponent(known, name));
execFileSync('oxfmt', [folder, index], { stdio: 'inherit' });
writeFileSync(join(root, 'props.txt'), propsFile());

console.log(`packages/ui/src/${name}/ is there. Now:
- say in its docstring what it is for, what to use instead, and the decision behind it
- a story for every variant and state, a test for what a keyboard or a screen reader notices
- pnpm generate, pnpm bench:size ${name} --update, a row in packages/ui/README.md
- look at it: pnpm storybook, then pnpm visual --only ${name} --update`);
