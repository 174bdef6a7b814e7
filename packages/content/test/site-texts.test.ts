import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSiteText, type SiteText, type SiteTextName } from '@ecritoire/content/site-texts';
import { siteTexts } from '../generated/site-texts.ts';
import { readSiteText, withPlacesOf } from '../scripts/read-site-text.ts';
import { textOf, wrongIn } from './typesetting.ts';

const source = (head: string, body: string) => `---\ntitle: Rain\n${head}---\n\n${body}\n`;

describe('a text of the site', () => {
  it('has a title, an introduction and linkable parts', () => {
    const body =
      'It *rains*.\n\n## Où est l’œuvre ?\n\nHere.\n\n### A detail\n\n## And then\n\nSun.';
    expect(readSiteText('en', source('updatedOn: 2026-11-21\ncards: 1\n', body))).toEqual({
      language: 'en',
      title: 'Rain',
      lead: '',
      updatedOn: '2026-11-21',
      cards: 1,
      intro: '<p>It <em>rains</em>.</p>\n',
      parts: [
        {
          id: 'ou-est-l-oeuvre',
          title: 'Où est l’œuvre ?',
          html: '<p>Here.</p>\n<h3>A detail</h3>\n',
        },
        { id: 'and-then', title: 'And then', html: '<p>Sun.</p>\n' },
      ],
    });
  });

  // SITE-46
  it('never starts a French title line with the pronoun', () => {
    const body = '## Combien cela coûte-t-il ?\n\n## Peut-être';
    const titles = (language: 'fr' | 'en') =>
      readSiteText(language, source('', body)).parts.map(({ id, title }) => [id, title]);
    expect(titles('fr')).toEqual([
      ['combien-cela-coute-t-il', 'Combien cela coûte\u2011t\u2011il ?'],
      ['peut-etre', 'Peut-être'],
    ]);
    expect(titles('en')[0]?.[1]).toBe('Combien cela coûte-t-il ?');
  });

  // PAGE-55
  it('names a part’s picture, separate from its words', () => {
    const body = '## One\n\nRain.\n\n![A desk, in the evening.](desk)\n\nSun.';
    expect(readSiteText('en', source('', body)).parts).toEqual([
      {
        id: 'one',
        title: 'One',
        html: '<p>Rain.</p>\n<p>Sun.</p>\n',
        picture: { name: 'desk', alt: 'A desk, in the evening.' },
      },
    ]);
  });

  it.each([
    ['has more cards than parts', source('cards: 2\n', '## One\n\nText.')],
    ['has two parts of one name', source('', '## One\n\n## One\n')],
    ['is dated by more than a day', source('updatedOn: yesterday\n', 'Text.')],
    ['has a field that is unknown', source('author: nobody\n', 'Text.')],
  ])('is refused when it %s', (_, text) => {
    expect(() => readSiteText('en', text)).toThrow(Error);
  });
});

// PAGE-4
it('a misplaced part in one language rejects the text', () => {
  const read = (language: 'fr' | 'en', body: string) => readSiteText(language, source('', body));
  const english = read('en', '## Rain\n\n## And then\n');
  const { parts } = withPlacesOf(english, read('fr', '## La pluie\n\n## Et puis\n'));
  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['rain', 'La pluie'],
    ['and-then', 'Et puis'],
  ]);
  expect(() => withPlacesOf(english, read('fr', '## La pluie\n'))).toThrow(Error);
  expect(() => withPlacesOf(undefined, english)).toThrow(Error);
});

const names = Object.keys(siteTexts.fr).filter(
  (name): name is SiteTextName => name in siteTexts.en,
);

// SITE-32
it('both languages have the same parts in order', async () => {
  for (const language of ['fr', 'en']) {
    const files = await readdir(join(import.meta.dirname, `../texts/${language}`));
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.md`));
  }
  for (const name of names) {
    const [french, english] = [await loadSiteText(name, 'fr'), await loadSiteText(name, 'en')];
    const places = ({ parts }: SiteText) => parts.map(({ id }) => id);
    expect(places(french), name).toEqual(places(english));
    expect(french.cards, name).toBe(english.cards);
    const pictures = ({ parts }: SiteText) => parts.map(({ picture }) => picture?.name);
    expect(pictures(french), name).toEqual(pictures(english));
    expect(french.updatedOn, name).toBe(english.updatedOn);
  }
});

describe.each(names)('the text “%s”', (name) => {
  it.each(['fr', 'en'] as const)('is typeset as its language asks, in %s', async (language) => {
    const { title, lead, intro, parts } = await loadSiteText(name, language);
    const all = [
      title,
      lead,
      intro,
      ...parts.flatMap((part) => [part.title, part.html, part.picture?.alt ?? '']),
    ];
    for (const part of all) expect(textOf(part)).not.toMatch(wrongIn[language]);
  });

  it.each([
    ['fr', /href="\/en\b/],
    ['en', /href="\/(?!en\b)/],
  ] as const)('links to pages in its own language: %s', async (language, otherLanguage) => {
    const { intro, parts } = await loadSiteText(name, language);
    expect([intro, ...parts.map(({ html }) => html)].join('')).not.toMatch(otherLanguage);
  });

  // SITE-32
  it('the operator’s placeholder is the same in every text', async () => {
    const { parts } = await loadSiteText(name, 'fr');
    const asked = parts.flatMap(({ html }) => textOf(html).match(/\[[^\]]+\]/gu) ?? []);
    const binding = ['cgu', 'legal', 'privacy'].includes(name);
    expect(asked.includes('[nom de l’exploitant]')).toBe(binding);
  });
});
