import { expect, it } from 'vitest';
import { plainMarkup } from './plain-markup.ts';

it.each([
  '<p>Plain <em>words</em>, &lt;script&gt; and <code>a &gt; b</code>.<br />Below.</p>\n<hr />',
  '<h2>A part</h2><blockquote>\n<p>Said <strong>so</strong></p>\n</blockquote>',
  '<ul>\n<li>One</li>\n</ul><ol start="3">\n<li>Three</li>\n</ol>',
  '<p>« Viens », <span>dit-il</span>.</p>',
  '<pre><code class="language-js">f()\n</code></pre>',
  '<p><a href="/articles" title="Our own">here</a> <a href="#end">below</a></p>',
  '<a href="https://example.org/?a=1&amp;b=2" rel="external noopener noreferrer">there</a>',
  '<a href="//example.org" rel="external noopener noreferrer">there</a>',
  '<a href="mailto:a@example.org">write</a><img src="/h.webp" alt="A hill" />',
])('lets pass what Markdown is made into: %s', (html) => {
  expect(plainMarkup(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<p style="position:fixed">a</p>',
  '<p id="root">a</p>',
  '<span class="a">a</span>',
  '<form action="https://example.org"><input name="password"></form>',
  '<iframe src="https://example.org"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=javascript:alert(1)>a</a>',
  '<a href="/" onmouseover="alert(1)">a</a>',
  '<a href="/" id="app-config">a</a>',
  '<img src="data:image/svg+xml,x" alt="" />',
  '<img src="/a" onerror="alert(1)" />',
  '<svg onload="alert(1)">',
  '<scr<p>ipt>alert(1)</scr</p>ipt>',
  '<!-- hidden -->',
  '<P>a</P>',
])('lets nothing else pass: %s', (html) => {
  expect(() => plainMarkup(html)).toThrow(/no plain markup/);
});
