import { describe, expect, it } from 'vitest';
import { readArticle, withTranslations } from '../scripts/read-article.ts';

const source = (changes: Record<string, string> = {}) => {
  const fields = {
    subject: 'rain',
    title: 'Rain',
    description: 'About rain.',
    publishedAt: '2026-09-01T08:00:00.000Z',
    tags: '[weather]',
    cover: 'null',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\nIt *rains*.\n`;
};

const otherSiteCover = '{ url: //example.org/a.webp, width: 9, height: 9, alt: A }';

describe('an article', () => {
  it('is front matter and Markdown', () => {
    expect(readArticle('en', 'rain', source())).toEqual({
      slug: 'rain',
      language: 'en',
      subject: 'rain',
      title: 'Rain',
      description: 'About rain.',
      cover: null,
      publishedAt: '2026-09-01T08:00:00.000Z',
      tags: ['weather'],
      html: '<p>It <em>rains</em>.</p>\n',
    });
  });

  it('can have a cover with its size and its words', () => {
    const cover = '{ url: /covers/rain.webp, width: 1200, height: 630, alt: A wet window }';
    expect(readArticle('en', 'rain', source({ cover })).cover).toEqual({
      url: '/covers/rain.webp',
      width: 1200,
      height: 630,
      alt: 'A wet window',
    });
  });

  // SITE-54
  it('may have a date of last relevant change', () => {
    const updatedAt = '2026-11-02T08:00:00.000Z';
    expect(readArticle('en', 'rain', source({ updatedAt })).updatedAt).toBe(updatedAt);
  });

  // SERVER-3
  it.each([
    ['a title is missing', 'rain', source({ title: '""' })],
    ['a date is only a day', 'rain', source({ publishedAt: '2026-09-01' })],
    ['a change is dated by a day', 'rain', source({ updatedAt: '2026-11-02' })],
    ['a tag is no text', 'rain', source({ tags: '[1]' })],
    ['a cover has no size', 'rain', source({ cover: '{ url: /a.webp, alt: A }' })],
    ['a cover is at another site', 'rain', source({ cover: otherSiteCover })],
    ['a picture is at another site', 'rain', `${source()}![A](https://example.org/a.webp)`],
    ['a field is unknown', 'rain', source({ author: 'nobody' })],
    ['there is no front matter', 'rain', 'It rains.'],
    ['its file is not named by a slug', 'It rains', source()],
  ])('is refused when %s', (_, slug, text) => {
    expect(() => readArticle('en', slug, text)).toThrow(Error);
  });

  it('is listed newest first with its counterpart', () => {
    const older = readArticle('en', 'rain', source());
    const newer = readArticle('fr', 'pluie', source({ publishedAt: '2026-09-02T08:00:00.000Z' }));
    const alone = readArticle('en', 'snow', source({ subject: 'snow' }));
    expect(
      withTranslations([older, newer, alone]).map(({ slug, translations }) => [slug, translations]),
    ).toEqual([
      ['pluie', [{ language: 'en', slug: 'rain' }]],
      ['rain', [{ language: 'fr', slug: 'pluie' }]],
      ['snow', []],
    ]);
  });
});
