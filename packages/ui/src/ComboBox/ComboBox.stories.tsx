import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, rightToLeftPlayed, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { fold } from '../story-support/fold.ts';

const meta = { title: 'Forms/ComboBox', component: ComboBox } satisfies Meta<typeof ComboBox>;
export default meta;

export const Playground = playground(
  (t) => (
    <ComboBox
      fold={fold}
      label={t('Format', 'Format')}
      description={t('Tapez pour chercher.', 'Type to search.')}
      emptyMessage={t('Aucun format de ce nom.', 'No format of that name.')}
      placeholder={t('Roman, poésie…', 'Novel, poetry…')}
      value="novel"
      onChange={() => {}}
      isRequired={false}
      isDisabled={false}
      options={[
        { value: 'novel', label: t('Roman', 'Novel') },
        { value: 'shortStory', label: t('Nouvelle', 'Short story') },
        { value: 'poetry', label: t('Poésie', 'Poetry') },
      ]}
    />
  ),
  ['value', 'onChange'],
);

function Format({ t, ...props }: { t: Translate } & Partial<ComboBoxProps<string>>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      fold={fold}
      label={t('Format', 'Format')}
      description={t('Tapez pour chercher.', 'Type to search.')}
      emptyMessage={t('Aucun format de ce nom.', 'No format of that name.')}
      placeholder={t('Roman, poésie…', 'Novel, poetry…')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'novel', label: t('Roman', 'Novel') },
        { value: 'shortStory', label: t('Nouvelle', 'Short story') },
        { value: 'poetry', label: t('Poésie', 'Poetry') },
        { value: 'screenplay', label: t('Scénario', 'Screenplay') },
        { value: 'play', label: t('Pièce de théâtre', 'Play') },
        { value: 'memoir', label: t('Mémoires', 'Memoir') },
        { value: 'letter', label: t('Lettre', 'Letter') },
      ]}
      {...props}
    />
  );
}

export const Closed = bilingual((t) => <Format t={t} />);

export const Searching = bilingual((t) => <Format t={t} />, {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'po');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
  },
});

export const NothingFound = bilingual((t) => <Format t={t} />, {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    const nothing = await screen.findByText(/Aucun format|No format/);
    await waitFor(() => expect(nothing).toBeVisible());
  },
});

export const Invalid = bilingual((t) => (
  <Format t={t} errorMessage={t('Choisissez un format.', 'Choose a format.')} />
));

export const Disabled = bilingual((t) => <Format t={t} isDisabled />);

export const RightToLeft = rightToLeftPlayed(Searching);
