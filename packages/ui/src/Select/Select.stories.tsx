import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeftPlayed, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Select } from './Select.tsx';

const meta = { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;

export const Playground = playground(
  (t) => (
    <Select
      label={t('Qui peut lire', 'Who can read')}
      placeholder={t('Choisir', 'Choose')}
      description={t('Vous pourrez changer d’avis.', 'You can change your mind.')}
      value="private"
      onChange={() => {}}
      isRequired={false}
      isDisabled={false}
      options={[
        { value: 'private', label: t('Moi seul', 'Only me'), icon: 'lock' },
        { value: 'team', label: t('Mes abonnés', 'My subscribers'), icon: 'users' },
        { value: 'public', label: t('Tout le monde', 'Everyone'), icon: 'globe' },
      ]}
    />
  ),
  ['value', 'onChange'],
);

function Visibility({
  t,
  errorMessage,
  isDisabled = false,
}: {
  t: Translate;
  errorMessage?: string;
  isDisabled?: boolean;
}) {
  const [value, setValue] = useState<'private' | 'team' | 'public' | null>(
    errorMessage ? null : 'private',
  );
  return (
    <Select
      label={t('Qui peut lire', 'Who can read')}
      placeholder={t('Choisir', 'Choose')}
      description={t('Vous pourrez changer d’avis.', 'You can change your mind.')}
      value={value}
      onChange={setValue}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      options={[
        {
          value: 'private',
          icon: 'lock',
          label: t('Moi seul', 'Only me'),
          description: t('Personne d’autre ne la voit.', 'Nobody else sees it.'),
        },
        { value: 'team', icon: 'users', label: t('Mes abonnés', 'My subscribers') },
        { value: 'public', icon: 'globe', label: t('Tout le monde', 'Everyone') },
      ]}
    />
  );
}

export const Closed = bilingual((t) => <Visibility t={t} />);

export const Open = bilingual((t) => <Visibility t={t} />, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
  },
});

export const Invalid = bilingual((t) => (
  <Visibility t={t} errorMessage={t('Choisissez qui peut lire.', 'Choose who can read.')} />
));

export const Disabled = bilingual((t) => <Visibility t={t} isDisabled />);

export const RightToLeft = rightToLeftPlayed(Open);
