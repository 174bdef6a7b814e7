import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readArticle, withTranslations, type SourceArticle } from './read-article.ts';
import { readSiteText, withPlacesOf } from './read-site-text.ts';

const root = join(import.meta.dirname, '..');
const languages = ['fr', 'en'] as const;
const notice = (folder: string) =>
  `// Generated from ${folder}/ by \`pnpm generate\`; edit the Markdown instead.\n`;

const namesIn = async (folder: string) =>
  (await readdir(join(root, folder))).toSorted().map((file) => basename(file, '.md'));

/** @throws Error that names the file which breaks a rule. */
async function readEach<Text>(folder: string, read: (name: string, source: string) => Text) {
  const texts: (readonly [name: string, text: Text])[] = [];
  for (const name of await namesIn(folder)) {
    const path = `${folder}/${name}.md`;
    const source = await readFile(join(root, path), 'utf8');
    try {
      texts.push([name, read(name, source)]);
    } catch (cause) {
      throw new Error(`${path} cannot be read`, { cause });
    }
  }
  return texts;
}

/** The module that holds every article. */
async function articlesModule(): Promise<string> {
  const sources: SourceArticle[] = [];
  for (const language of languages) {
    const read = await readEach(`articles/${language}`, (slug, source) =>
      readArticle(language, slug, source),
    );
    sources.push(...read.map(([, article]) => article));
  }
  const articles = JSON.stringify(withTranslations(sources), null, 2);
  return `${notice('articles')}import type { Article } from '../src/article.ts';\n
export const articles: readonly Article[] = ${articles};\n`;
}

/** A module a text, so that a page loads its own alone; and what finds them by name. */
async function siteTextModules(): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  const loaders: string[] = [];
  const english = new Map(await readEach('texts/en', (_, source) => readSiteText('en', source)));
  for (const language of languages) {
    const texts = await readEach(`texts/${language}`, (name, source) =>
      withPlacesOf(english.get(name), readSiteText(language, source)),
    );
    for (const [name, text] of texts) {
      const path = `texts/${language}/${name}.ts`;
      modules.set(
        path,
        `${notice('texts')}import type { SiteText } from '../../../src/site-text.ts';\n
export const text: SiteText = ${JSON.stringify(text, null, 2)};\n`,
      );
    }
    const lines = texts.map(
      ([name]) => `    ${name}: () => import('./texts/${language}/${name}.ts'),\n`,
    );
    loaders.push(`  ${language}: {\n${lines.join('')}  },\n`);
  }
  modules.set(
    'site-texts.ts',
    `${notice('texts')}/** Each text of the site, a module of its own. */
export const siteTexts = {\n${loaders.join('')}} as const;\n`,
  );
  return modules;
}

/** Every generated file: its path in `generated/`, and what is in it. */
export async function generate(): Promise<Map<string, string>> {
  const modules = await siteTextModules();
  return modules.set('articles.ts', await articlesModule());
}

if (import.meta.main) {
  for (const [path, text] of await generate()) {
    const file = join(root, 'generated', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
