import { inScenario } from './in-scenarios.ts';
import { bearerOf, changed, type Json, type Mutant } from './mutant.ts';

const LIST = 'listPublishedSessions';
const isOfAll = (request: Request) => !new URL(request.url).searchParams.has('authorId');

/** Spoils what is said of articles. */
const article = (name: string, operation: string, spoil: (body: Json) => void): Mutant =>
  inScenario(name, 'getArticle', operation, () => async ({ request }, next) => {
    const answer = await next(request);
    if (answer.status === 200) spoil(answer.body);
    return answer;
  });

/** Lists that do not fit what they list. */
export const publishedListMutants: Mutant[] = [
  inScenario('what is for subscribers left out of the list of all', LIST, LIST, () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 200 || !isOfAll(request)) return answer;
      const isForAll = ({ visibility }: Json) => visibility === 'public';
      answer.body.items = answer.body.items.filter(isForAll);
      return answer;
    };
  }),
  inScenario(
    'the list of all as its last author sees it',
    LIST,
    [LIST, 'publishWritingSession'],
    () => {
      let last: string | undefined;
      return async ({ request, operation }, next) => {
        if (operation === 'publishWritingSession') last = bearerOf(request);
        if (operation !== LIST || last === undefined || !isOfAll(request)) return next(request);
        return next(changed(request, { headers: { authorization: `Bearer ${last}` } }));
      };
    },
    'foreign-row-visible',
  ),
  inScenario('published in the order of the first time', LIST, LIST, () => {
    const first = new Map<string, string>();
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 200) return answer;
      for (const item of answer.body.items) {
        item.publishedAt = first.get(item.id) ?? item.publishedAt;
        first.set(item.id, item.publishedAt);
      }
      answer.body.items.sort((a: Json, b: Json) => (a.publishedAt < b.publishedAt ? 1 : -1));
      return answer;
    };
  }),
  article('an article with another description than its list', 'getArticle', (body) => {
    body.description += '!';
  }),
  article('an article that was published at another time', 'getArticle', (body) => {
    body.publishedAt = '2020-01-01T00:00:00.000Z';
  }),
  article('a translation that knows of no other', 'getArticle', (body) => {
    if (body.language === 'en') body.translations = [];
  }),
];
