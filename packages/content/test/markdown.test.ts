import { describe, expect, it } from 'vitest';
import { toHtml } from '../scripts/markdown.ts';

describe('Markdown made HTML', () => {
  // SITE-47
  it.each([
    '<script>alert(1)</script>',
    'a <b onclick="alert(1)">word</b>',
    '<p style="color: red">red</p>',
    '<iframe src="https://example.org"></iframe>',
    '<!-- hidden -->',
  ])('shows raw HTML as the text it is: %s', (source) => {
    const html = toHtml(source, 'en');
    expect(html).toContain('&lt;');
    expect(html.replaceAll(/<\/?p>/gu, '')).not.toMatch(/[<>]/u);
  });

  // SITE-47
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('makes no link of %s', (address) => {
    expect(toHtml(`[here](${address}) ![here](${address}) <${address}>`, 'en')).not.toMatch(
      /<(?:a|img)\b/u,
    );
  });

  it('marks links to other sites only', () => {
    for (const address of ['https://example.org/a', 'http://example.org', '//example.org']) {
      expect(toHtml(`[there](${address})`, 'en')).toBe(
        `<p><a href="${address}" rel="external noopener noreferrer">there</a></p>\n`,
      );
    }
    expect(toHtml('[here](/articles "Our own")', 'en')).toBe(
      '<p><a href="/articles" title="Our own">here</a></p>\n',
    );
    expect(toHtml('[below](#end)', 'en')).toBe('<p><a href="#end">below</a></p>\n');
  });

  // SITE-47
  it('needs neither style nor script, whatever the source asks for', () => {
    const html = toHtml(
      '## A\n\n> b\n\n1. c\n3. d\n\n- e\n\n```js\nf\n```\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |\n\n***\n\n![g](/h.webp)',
      'en',
    );
    expect(html).not.toMatch(/\b(?:style|on\w+|align)=|<script|<style/iu);
  });

  it('leaves the first heading to the page', () => {
    expect(() => toHtml('# A title', 'en')).toThrow(/begin with ##/u);
    expect(toHtml('## A part', 'en')).toBe('<h2>A part</h2>\n');
  });

  // SITE-46
  it.each([
    [
      'fr',
      'Une adresse e-mail, un « e-book ».',
      'Une adresse <span>e-mail</span>, un « <span>e-book</span> ».',
    ],
    ['en', 'As an e-book.', 'As an <span>e-book</span>.'],
  ] as const)('a compound word stays whole, in %s: %s', (language, source, html) => {
    expect(toHtml(source, language)).toBe(`<p>${html}</p>\n`);
  });

  // SITE-46
  it.each([
    ['« Viens », dit-il.', '« Viens », <span>dit-il</span>.'],
    ['Où va-t-elle ?', 'Où <span>va-t-elle</span> ?'],
    ['Qu’est-ce ?', '<span>Qu’est-ce</span> ?'],
    ['Allez-vous-en !', '<span>Allez-vous-en</span> !'],
    ['Donne-le-moi.', '<span>Donne-le-moi</span>.'],
    ['Peut-être celui-là, c’est-à-dire.', 'Peut-être celui-là, c’est-à-dire.'],
  ])('begins no line of French with the pronoun of %s', (source, html) => {
    expect(toHtml(source, 'fr')).toBe(`<p>${html}</p>\n`);
    expect(toHtml(source, 'en')).toBe(`<p>${source}</p>\n`);
  });
});
