import { read } from './listed.ts';
import { bodyOf, itemsOf, type Scenario } from './steps.ts';

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
      for (const { slug } of itemsOf(bodyOf(list)).slice(0, MANY)) {
        const title = `an article in “${language}”`;
        const step = { as, title, params: { slug }, query: { language } };
        const exchange = await steps.ask('getArticle', step);
        if (exchange.answer?.status === 200) continue;
        steps.blame(exchange, {
          message: 'An article that is listed is not there.',
          expected: 200,
          received: exchange.answer?.status,
        });
      }
    }
  },
};
