import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles } from '@ecritoire/content';
import { generate } from '../scripts/generate.ts';
import { textOf, wrongIn } from './typesetting.ts';

const folder = (name: string) => join(import.meta.dirname, '..', name);
const inLanguage = (language: string) =>
  articles.filter((article) => article.language === language);

it('what is generated is fresh', async () => {
  for (const [path, text] of await generate()) {
    expect(await readFile(folder(`generated/${path}`), 'utf8'), path).toBe(text);
  }
});

it('every file of articles/ is an article', async () => {
  for (const language of ['fr', 'en']) {
    const files = await readdir(folder(`articles/${language}`));
    expect(files.toSorted()).toEqual(
      inLanguage(language)
        .map(({ slug }) => `${slug}.md`)
        .toSorted(),
    );
  }
});

// SITE-46
it('an article and its counterpart link to each other', () => {
  for (const { slug, language, translations } of articles) {
    const other = language === 'fr' ? 'en' : 'fr';
    expect(translations).toEqual([{ language: other, slug: expect.any(String) }]);
    const counterpart = articles.find(
      (one) => one.language === other && one.slug === translations[0]?.slug,
    );
    expect(counterpart?.translations).toEqual([{ language, slug }]);
  }
});

describe.each(articles)('“$title”', ({ language, title, description, html }) => {
  const text = textOf(html);

  it('is a page or three to read', () => {
    const words = text.split(/[^\p{L}\p{N}’]+/u).filter((word) => word !== '');
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.length).toBeLessThanOrEqual(900);
    expect(description.length).toBeLessThanOrEqual(200);
  });

  it('uses plain elements that a strict policy allows', () => {
    const elements = [...html.matchAll(/<\/?([a-z]\w*)([^>]*)>/gu)];
    expect(elements.length).toBeGreaterThan(20);
    const plain = /^(?:p|h[23]|blockquote|[uo]l|li|em|strong|a|hr|br|img|code|pre|span)$/u;
    for (const [, name, attributes = ''] of elements) {
      expect(name).toMatch(plain);
      const names = [...attributes.matchAll(/\s([\w-]+)=/gu)].map(([, attribute]) => attribute);
      expect(['href', 'rel', 'title', 'src', 'alt', 'start']).toEqual(
        expect.arrayContaining(names),
      );
    }
  });

  // SITE-46
  it('is typeset as its language asks', () => {
    for (const part of [title, description, text]) {
      expect(part).not.toMatch(wrongIn[language]);
    }
  });
});
