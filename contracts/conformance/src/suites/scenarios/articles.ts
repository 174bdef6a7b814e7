import { rowsOf } from '../../contract/places.ts';
import { isSameMember, read } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario } from './steps.ts';

/** So many articles of a language are read: a server may have any number. */
const MANY = 100;

/** Each article that is listed is there, and can be shown as it is: that judges its own schema. */
export const articleTexts: Scenario = {
  name: 'the text of each article',
  about: ['getArticle'],
  needs: ['listArticles'],
  async run(steps) {
    const as = steps.kit.users.writer;
    for (const language of ['fr', 'en']) {
      const list = await read(steps, as, 'listArticles', { language });
      for (const summary of itemsOf(bodyOf(list)).slice(0, MANY)) {
        const { slug } = summary;
        const title = `an article in “${language}”`;
        const step = { as, title, params: { slug }, query: { language } };
        const exchange = await steps.ask('getArticle', step);
        if (exchange.answer?.status !== 200) {
          steps.blame(exchange, {
            message: 'An article that is listed is not there.',
            expected: 200,
            received: exchange.answer?.status,
          });
          continue;
        }
        for (const [name, expected] of Object.entries(summary)) {
          const received = bodyOf(exchange)[name];
          const [there, here] = [received, expected].map((one) =>
            name === 'tags' && Array.isArray(one) ? one.map(String).toSorted() : one,
          );
          if (isSameMember(name, there, here)) continue;
          const message = `The ${name} of an article is not the one in its list.`;
          steps.blame(exchange, { message, expected, received: received ?? null });
        }
      }
    }
  },
};

/** A tag without its end, and without its beginning. */
function partsOf(tag: unknown): string[] {
  const letters = Array.from(textOf(tag));
  if (letters.length < 2) return [];
  return [letters.slice(0, -1), letters.slice(1)].map((part) => part.join(''));
}

/** Articles are listed by language and by tag; the kit takes what there is. */
export const articleFilters: Scenario = {
  name: 'articles of a language and a tag',
  about: ['listArticles'],
  async run(steps) {
    const as = steps.kit.users.writer;
    for (const language of ['fr', 'en']) {
      const all = await read(steps, as, 'listArticles', { language });
      const items = itemsOf(bodyOf(all));
      const tagsOf = ({ tags }: Body): unknown[] => (Array.isArray(tags) ? tags : []);
      // The query takes 1 to 50 characters.
      const isAskable = (tag: unknown) => /^.{1,50}$/su.test(textOf(tag));
      const carrying = (tag: unknown) => items.filter((item) => tagsOf(item).includes(tag)).length;
      const tags = [...new Set(items.flatMap(tagsOf).filter(isAskable))].toSorted(
        (a, b) => carrying(b) - carrying(a),
      );
      for (const tag of tags.slice(0, 3)) {
        // Every response is judged by the filters that it was asked for with.
        const exchange = await read(steps, as, 'listArticles', { language, tag });
        if (exchange.answer?.status !== 200) continue;
        await read(steps, as, 'listArticles', { language, tag, limit: 1 });
        for (const part of partsOf(tag)) {
          await read(steps, as, 'listArticles', { language, tag: part });
        }
        const count = itemsOf(bodyOf(exchange)).length;
        const expected = carrying(tag);
        if (count >= expected) continue;
        steps.blame(exchange, {
          message: 'An article that carries the tag is not listed.',
          expected,
          received: count,
        });
      }
    }
  },
};

/** So many articles of a language are looked at: a server may have any number. */
const SOME = 5;

/** An article in another language can be read under the slug that is said to be its own there. */
export const translations: Scenario = {
  name: 'articles in another language',
  about: ['listArticles', 'getArticle'],
  async run(steps) {
    const as = steps.kit.users.writer;
    for (const own of ['fr', 'en']) {
      const list = await read(steps, as, 'listArticles', { language: own });
      const all = itemsOf(bodyOf(list));
      const items = all.slice(0, SOME);
      const named = items.flatMap((item) =>
        rowsOf(item['translations']).map(({ slug, language }) => ({ slug, language, item })),
      );
      for (const { slug, language, item } of named) {
        const title = `what an article in “${own}” is in “${String(language)}”`;
        const step = { as, title, params: { slug }, query: { language } };
        const translated = await steps.ask('getArticle', step);
        const { answer } = translated;
        const isBack = rowsOf(bodyOf(translated)['translations']).some(
          (one) => one['language'] === own && one['slug'] === item['slug'],
        );
        if (answer?.status === 200 && language !== own && !isBack) {
          steps.blame(translated, {
            message: 'An article does not name the one that it is a translation of.',
            expected: { language: own, slug: item['slug'] },
            received: bodyOf(translated)['translations'] ?? null,
          });
        }
        if (!all.some((item) => item['slug'] === slug)) {
          const title = `a slug of another language in “${own}”`;
          const query = { language: own };
          await steps.expect('getArticle', 404, { as, title, params: { slug }, query });
        }
        if (language !== own && answer?.status === 200) continue;
        steps.blame(list, {
          message: 'The translations of an article name one that is not there, or itself.',
          expected: 'another language and the slug of an article in it',
          received: { language, slug },
        });
      }
    }
  },
};
