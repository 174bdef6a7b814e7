import type { Meta } from '@storybook/react-vite';
import { Prose } from '../Prose/Prose.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { ReadingLayout } from './ReadingLayout.tsx';

const meta = { title: 'Layouts/ReadingLayout', component: ReadingLayout } satisfies Meta<
  typeof ReadingLayout
>;
export default meta;

export const Terms = bilingual((t) => (
  <ReadingLayout
    contentsLabel={t('Sur cette page', 'On this page')}
    parts={[
      {
        id: 'account',
        title: t('Le compte', 'Your account'),
        content: (
          <Prose>
            <p>{t('Un compte par personne.', 'One account per person.')}</p>
          </Prose>
        ),
      },
      {
        id: 'texts',
        title: t('Vos textes', 'Your texts'),
        content: (
          <Prose>
            <p>{t('Ce que vous écrivez est à vous.', 'What you write is yours.')}</p>
          </Prose>
        ),
      },
    ]}
  >
    <Prose>
      <p>{t('Écrites pour être lues.', 'Written to be read.')}</p>
    </Prose>
  </ReadingLayout>
));

export const RightToLeft = rightToLeft(Terms);
