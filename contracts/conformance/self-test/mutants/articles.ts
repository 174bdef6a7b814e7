import { inScenario } from './in-scenarios.ts';
import { changed, spoilt, type Json, type Mutant } from './mutant.ts';

/** Something in the text of an article that no text may have. */
const mixed = (name: string, markup: string): Mutant =>
  spoilt(name, 'getArticle', 200, 'wrong-body', ({ body }) => {
    body.html += markup;
  });

const covered = (name: string, operation: string, url: string, rowsOf: (body: Json) => Json[]) =>
  spoilt(name, operation, 200, 'wrong-body', ({ body }) => {
    for (const row of rowsOf(body)) row.cover = { url, width: 1200, height: 630, alt: 'A hill' };
  });

/** Servers that keep articles in a system of their own, which lets more into a text. */
export const articleMutants: Mutant[] = [
  spoilt(
    // SITE-30
    'a table in an old article',
    'getArticle',
    200,
    'wrong-body',
    ({ body }) => {
      const isOld = new Date(body.publishedAt) < new Date('2026-09-10T00:00:00.000Z');
      if (isOld) body.html += '<table><tr><td>Monday</td></tr></table>';
    },
    'scenarios',
  ),
  mixed('a script in an article', '<script>alert(1)</script>'),
  mixed('an article with a title of its own', '<h1>Rain</h1>'),
  mixed('an inline style in an article', '<p style="color:red">Rain</p>'),
  mixed('a handler in an article', '<a href="/articles" onclick="go()">Rain</a>'),
  mixed('a link in an article to where it stands', '<p><a href="next">Rain</a></p>'),
  mixed('a link in an article that runs a script', '<p><a href="javascript:go()">Rain</a></p>'),
  mixed('a picture of another site in an article', '<img src="//example.org/a.webp" alt="">'),
  mixed('an article that is left open', '<p>Rain'),
  mixed('an article with a sign that is no element', '<p>1 < 2</p>'),
  inScenario(
    'an article that is listed and not there',
    'getArticle',
    'listArticles',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      for (const row of answer.body.items?.slice(-1) ?? []) row.slug += '-2';
      return answer;
    },
  ),
  inScenario('an article in another language', 'getArticle', 'getArticle', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 404) return answer;
      const other = request.url.includes('language=fr') ? 'en' : 'fr';
      const url = request.url.replace(/language=\w+/u, `language=${other}`);
      return next(changed(request, { url }));
    };
  }),
  // SERVER-3
  covered('a cover at another site', 'getArticle', 'https://example.org/a.webp', (body) => [body]),
  covered('covers at no path', 'listArticles', 'images/a.webp', ({ items }) => items),
  covered('covers under the scheme of the page', 'listArticles', '//example.org/a.webp', (body) =>
    body.items.slice(-1),
  ),
];
