import type { Article } from '@ecritoire/contracts';
import { describe, expect, it } from 'vitest';
import { atomFeed, robotsFile, sitemap } from './feeds.ts';

const origin = 'https://example.org';
const awkward = 'Fish & “chips” <b> "now" &amp;';
const inXml = 'Fish &amp; “chips” &lt;b&gt; &quot;now&quot; &amp;amp;';

const html =
  '<p>R&amp;D, said <span>dit-il</span> <span lang="la">ad libitum</span>, <a href="/en/faq">here</a> or <a href="https://example.com/">there</a>.</p>';

const article = (slug: string, publishedAt: string): Article => ({
  slug,
  language: 'en',
  title: `${slug}: ${awkward}`,
  description: awkward,
  cover: null,
  publishedAt,
  tags: ['habit', 'R&D'],
  translations: [],
  html,
});
const later = '2026-10-12T08:00:00.000Z';
const articles = [article('b', later), article('a', '2026-09-07T08:00:00.000Z')] as const;

const feed = (given: readonly Article[]) =>
  atomFeed({
    origin,
    locale: 'en',
    title: awkward,
    subtitle: awkward,
    author: awkward,
    articles: given,
  });

/** The content of each element of a name, in order. */
const each = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

/** What an XML parser would refuse: an ampersand that begins no entity, elements left open. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name, single] of xml.matchAll(
    /<(\/?)([a-z:]+)\b(?:[^<>"]|"[^"<]*")*?(\/?)>/g,
  )) {
    if (end === '') {
      if (single === '' && name !== undefined) open.push(name);
    } else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot);)/.test(xml);
}

describe('the feed of articles', () => {
  it('is XML whatever stands in titles, summaries and subjects', () => {
    const xml = feed(articles);
    expect(isWellFormed(xml)).toBe(true);
    expect(each(xml, 'title')).toEqual([inXml, `b: ${inXml}`, `a: ${inXml}`]);
    expect(each(xml, 'summary')).toEqual([inXml, inXml]);
    expect(each(xml, 'subtitle')).toEqual([inXml]);
    expect(each(xml, 'name')).toEqual([inXml]);
    expect(xml).toContain('<category term="R&amp;D"/>');
  });

  it('names articles by address and date', () => {
    const xml = feed(articles);
    const list = `${origin}/en/articles`;
    expect(each(xml, 'id')).toEqual([list, `${list}/b`, `${list}/a`]);
    expect(each(xml, 'updated')).toEqual([later, ...articles.map((one) => one.publishedAt)]);
    expect(xml).toContain(`rel="self" type="application/atom+xml" href="${list}/feed.xml"`);
    expect(xml).toContain('xml:lang="en-GB"');
  });

  // SITE-54
  it('contains each article’s full text with absolute links', () => {
    const xml = feed(articles);
    expect(isWellFormed(xml)).toBe(true);
    const texts = [...xml.matchAll(/<content type="html">([^<]*)<\/content>/g)];
    const read = texts.map(([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    const whole = html
      .replace('<span>dit-il</span>', 'dit-il')
      .replace('href="/', `href="${origin}/`);
    expect(read).toEqual([whole, whole]);
  });

  // SITE-54
  it('is as new as the last change of any article', () => {
    const updatedAt = '2026-11-02T08:00:00.000Z';
    const [newest, oldest] = articles;
    const xml = feed([newest, { ...oldest, updatedAt }]);
    expect(each(xml, 'updated')).toEqual([updatedAt, later, updatedAt]);
  });

  it('exists without articles', () => {
    expect(isWellFormed(feed([]))).toBe(true);
    expect(each(feed([]), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  });
});

describe('the sitemap', () => {
  const alternates = (xml: string) =>
    [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]);

  it('lists a page in each language, each naming both', () => {
    const xml = sitemap(origin, [{ paths: { fr: '/pricing', en: '/pricing' } }]);
    expect(isWellFormed(xml)).toBe(true);
    expect(each(xml, 'loc')).toEqual([`${origin}/pricing`, `${origin}/en/pricing`]);
    const both = [
      ['fr', `${origin}/pricing`],
      ['en', `${origin}/en/pricing`],
      ['x-default', `${origin}/en/pricing`],
    ];
    expect(alternates(xml)).toEqual([...both, ...both]);
    expect(xml).not.toContain('lastmod');
  });

  it('lists a one-language page once', () => {
    const xml = sitemap(origin, [{ paths: { fr: '/articles/a' }, changedAt: later }]);
    expect(each(xml, 'loc')).toEqual([`${origin}/articles/a`]);
    expect(each(xml, 'lastmod')).toEqual([later]);
    expect(alternates(xml).map(([lang]) => lang)).toEqual(['fr', 'x-default']);
  });
});

it('robots read everything public', () => {
  const lines = robotsFile(origin).split('\n');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/app/', '/en/app/', '/auth/', '/en/auth/', '/api/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).not.toContain('Disallow: /');
});
