import { describe, expect, it } from 'vitest';
import { redirectTarget } from './server-redirects.ts';

const origin = 'https://write.example.com';
const friend = 'https://press.example.org';

describe('a redirect that the server defines', () => {
  it.each([
    ['/articles', '/articles'],
    ['/articles?tag=voix#top', '/articles?tag=voix#top'],
    ['/en/articles', '/articles'],
    ['/articles/../faq', '/faq'],
  ])('leads from %s on within the site', (to, path) => {
    expect(redirectTarget(to, origin, [friend])).toEqual({ kind: 'inside', path });
  });

  // PAGE-20
  it.each([`${friend}/issue/3`, 'HTTPS://press.example.org/issue/3'])(
    'leaves the page for %s, whose origin is allowed',
    (to) => {
      expect(redirectTarget(to, origin, [friend])).toEqual({
        kind: 'outside',
        href: `${friend}/issue/3`,
      });
    },
  );

  // PAGE-20
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/en//evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '%2F%2Fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://press.example.org.evil.example/',
    'https://press.example.org@evil.example/',
    'https://me:secret@press.example.org/',
    'http://press.example.org/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://press.example.org/1',
    'articles',
    '',
  ])('leads nowhere when it says %j', (to) => {
    expect(redirectTarget(to, origin, [friend])).toBeNull();
  });
});
