import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Details } from './Details.tsx';

const meta = { title: 'Navigation/Details', component: Details } satisfies Meta<typeof Details>;
export default meta;

export const Questions = bilingual(
  (t) => (
    <Details
      items={[
        {
          id: 'price',
          title: t('Combien cela coûte-t-il ?', 'What does it cost?'),
          content: <Text>{t('Rien pendant l’accès anticipé.', 'Nothing in early access.')}</Text>,
        },
        {
          id: 'long',
          title: t(
            'Que se passe-t-il si le réseau coupe au beau milieu d’une longue phrase ?',
            'What happens when the connection drops in the middle of a long sentence?',
          ),
          content: <Text>{t('Vous continuez d’écrire.', 'You go on writing.')}</Text>,
        },
      ]}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const [first] = within(canvasElement).getAllByRole('heading', { level: 2 });
      if (first === undefined) throw new Error('There is no question.');
      await userEvent.click(first);
      await expect(first.closest('details')).toHaveAttribute('open');
    },
  },
);

export const RightToLeft = rightToLeft(Questions);
