import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { HtmlProse } from './HtmlProse.tsx';

const meta = { title: 'Content/HtmlProse', component: HtmlProse } satisfies Meta<typeof HtmlProse>;
export default meta;

export const AnArticle = bilingual((t) => (
  <HtmlProse
    html={t(
      '<p>On écrit un <a href="/articles">mardi soir</a>, puis un jeudi matin.</p><h2>La page blanche</h2><blockquote><p>— Je peux réchauffer.</p></blockquote><ul><li>Une chose</li><li>Une autre</li></ul>',
      '<p>You write on a <a href="/articles">Tuesday evening</a>, then on a Thursday.</p><h2>The blank page</h2><blockquote><p>“It was on offer.”</p></blockquote><ul><li>One thing</li><li>Another</li></ul>',
    )}
  />
));
AnArticle.tags = ['variant:HtmlProse.size.reading'];

export const InACard = bilingual((t) => (
  <HtmlProse
    size="card"
    html={t(
      '<p><strong>Gratuit.</strong> Sans carte bancaire.</p><ul><li>Séances</li><li>Journaux</li></ul>',
      '<p><strong>Free.</strong> Without a credit card.</p><ul><li>Sessions</li><li>Journals</li></ul>',
    )}
  />
));
InACard.tags = ['variant:HtmlProse.size.card'];

export const RightToLeft = rightToLeft(AnArticle);
