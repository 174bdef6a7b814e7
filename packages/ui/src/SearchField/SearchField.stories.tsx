import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Forms/SearchField', component: SearchField } satisfies Meta<
  typeof SearchField
>;
export default meta;

export const Playground = playground((t) => (
  <SearchField
    label={t('Chercher un document', 'Find a document')}
    clearLabel={t('Effacer', 'Clear')}
    placeholder={t('Titre ou projet', 'Title or project')}
    isLabelHidden={false}
    isDisabled={false}
  />
));

export const EmptyAndFilled = bilingual(
  (t) => (
    <Stack>
      <SearchField
        label={t('Chercher un document', 'Find a document')}
        clearLabel={t('Effacer', 'Clear')}
        placeholder={t('Titre ou projet', 'Title or project')}
      />
      <SearchField
        label={t('Chercher une séance', 'Find a session')}
        clearLabel={t('Effacer', 'Clear')}
        isLabelHidden
        defaultValue={t('matin', 'morning')}
      />
      <SearchField
        label={t('Chercher un mot', 'Find a word')}
        clearLabel={t('Effacer', 'Clear')}
        defaultValue="x"
        errorMessage={t('Deux lettres au moins.', 'Two letters at least.')}
      />
    </Stack>
  ),
  {
    play: async ({ canvasElement }) => {
      const [, filled] = within(canvasElement).getAllByRole('searchbox');
      if (!filled) throw new Error('No search field.');
      await userEvent.click(filled);
      await userEvent.keyboard('{Escape}');
      await expect(filled).toHaveValue('');
    },
  },
);

export const Disabled = bilingual((t) => (
  <SearchField
    isDisabled
    label={t('Chercher un document', 'Find a document')}
    clearLabel={t('Effacer', 'Clear')}
  />
));

export const RightToLeft = rightToLeft(EmptyAndFilled);
