import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
} satisfies Meta<typeof Checkbox>;
export default meta;

export const Playground = playground(
  (t) => (
    <Checkbox
      label={t('Garder une copie sur cet appareil', 'Keep a copy on this device')}
      description={t('Même hors ligne.', 'Even when offline.')}
      isSelected
      isIndeterminate={false}
      isDisabled={false}
    />
  ),
  ['isSelected', 'onChange'],
);

export const TickedMixedAndInvalid = bilingual(
  (t) => (
    <Stack gap={3}>
      <Checkbox label={t('Me prévenir une fois par semaine', 'Tell me once a week')} />
      <Checkbox
        defaultSelected
        label={t('Garder une copie sur cet appareil', 'Keep a copy on this device')}
        description={t('Même hors ligne.', 'Even when offline.')}
      />
      <Checkbox isIndeterminate label={t('Tous les documents', 'All documents')} />
      <Checkbox isDisabled label={t('Réservé aux abonnés', 'For subscribers only')} />
      <Checkbox
        errorMessage={t('Il faut accepter pour continuer.', 'Please accept to go on.')}
        label={
          <span>
            <span>{t('J’accepte les ', 'I accept the ')}</span>
            <Link href="/cgu">{t('conditions', 'terms')}</Link>
          </span>
        }
      />
    </Stack>
  ),
  {
    play: async ({ canvasElement }) => {
      const [first] = within(canvasElement).getAllByRole('checkbox');
      if (!first) throw new Error('No checkbox.');
      await userEvent.click(first);
      await expect(first).toBeChecked();
    },
  },
);

function Formats({ t, errorMessage }: { t: Translate; errorMessage?: string }) {
  const [value, setValue] = useState<('novel' | 'poetry' | 'letter')[]>(
    errorMessage ? [] : ['poetry'],
  );
  return (
    <CheckboxGroup
      label={t('Ce que vous écrivez', 'What you write')}
      description={t('Autant que vous voulez.', 'As many as you like.')}
      errorMessage={errorMessage}
      value={value}
      onChange={setValue}
      options={[
        { value: 'novel', label: t('Roman', 'Novel') },
        {
          value: 'poetry',
          label: t('Poésie', 'Poetry'),
          description: t('En vers ou non.', 'In verse or not.'),
        },
        { value: 'letter', label: t('Lettres', 'Letters') },
      ]}
    />
  );
}

export const Group = bilingual((t) => <Formats t={t} />);

export const InvalidGroup = bilingual((t) => (
  <Formats t={t} errorMessage={t('Choisissez-en un.', 'Choose one.')} />
));

export const RightToLeft = rightToLeft(TickedMixedAndInvalid);
