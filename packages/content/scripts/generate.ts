import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readArticle, withTranslations, type SourceArticle } from './read-article.ts';

const root = join(import.meta.dirname, '..');
const notice = '// Generated from articles/ by `pnpm generate`; edit the Markdown instead.\n';

/**
 * The module that holds every article, as text.
 *
 * @throws Error that names the file which breaks a rule.
 */
export async function generate(): Promise<string> {
  const sources: SourceArticle[] = [];
  for (const language of ['fr', 'en'] as const) {
    for (const name of (await readdir(join(root, 'articles', language))).toSorted()) {
      const source = await readFile(join(root, 'articles', language, name), 'utf8');
      try {
        sources.push(readArticle(language, basename(name, '.md'), source));
      } catch (cause) {
        throw new Error(`articles/${language}/${name} cannot be read`, { cause });
      }
    }
  }
  const articles = JSON.stringify(withTranslations(sources), null, 2);
  return `${notice}import type { Article } from '../src/article.ts';\n
export const articles: readonly Article[] = ${articles};\n`;
}

if (import.meta.main) {
  await mkdir(join(root, 'generated'), { recursive: true });
  await writeFile(join(root, 'generated/articles.ts'), await generate());
}
