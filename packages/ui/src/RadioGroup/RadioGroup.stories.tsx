import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;

export const Playground = playground(
  (t) => (
    <RadioGroup
      label={t('Qui peut lire', 'Who can read')}
      look="list"
      value="private"
      onChange={() => {}}
      isRequired={false}
      isDisabled={false}
      options={[
        { value: 'private', label: t('Moi seul', 'Only me') },
        { value: 'public', label: t('Tout le monde', 'Everyone') },
      ]}
    />
  ),
  ['value', 'onChange'],
);

function Visibility({ t, isDisabled = false }: { t: Translate; isDisabled?: boolean }) {
  const [value, setValue] = useState<'private' | 'team' | 'public'>('private');
  return (
    <RadioGroup
      label={t('Qui peut lire', 'Who can read')}
      isDisabled={isDisabled}
      value={value}
      onChange={setValue}
      options={[
        {
          value: 'private',
          label: t('Moi seul', 'Only me'),
          description: t('Personne d’autre ne la voit.', 'Nobody else sees it.'),
        },
        {
          value: 'team',
          label: t('Mes abonnés', 'My subscribers'),
          description: t('Ceux que vous avez invités.', 'Those you have invited.'),
        },
        {
          value: 'public',
          label: t('Tout le monde', 'Everyone'),
          description: t('Avec une adresse à partager.', 'With an address to share.'),
        },
      ]}
    />
  );
}

function Sentiment({ t }: { t: Translate }) {
  const [value, setValue] = useState<'none' | 'positive' | 'neutral' | 'negative'>('positive');
  return (
    <RadioGroup
      look="chips"
      label={t('Comment c’était ?', 'How was it?')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'none', label: t('Sans avis', 'No opinion') },
        { value: 'positive', icon: 'smile', label: t('Bien', 'Good') },
        { value: 'neutral', icon: 'meh', label: t('Moyen', 'So-so') },
        { value: 'negative', icon: 'frown', label: t('Difficile', 'Hard') },
      ]}
    />
  );
}

export const WithDescriptions = bilingual((t) => <Visibility t={t} />);
WithDescriptions.tags = ['variant:RadioGroup.look.list'];
export const Chips = bilingual((t) => <Sentiment t={t} />);
Chips.tags = ['variant:RadioGroup.look.chips'];

export const Invalid = bilingual((t) => (
  <RadioGroup
    look="chips"
    label={t('Langue du texte', 'Language of the text')}
    value={null}
    onChange={() => {}}
    errorMessage={t('Choisissez une langue.', 'Choose a language.')}
    options={[
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English' },
    ]}
  />
));

export const Disabled = bilingual((t) => <Visibility t={t} isDisabled />);

export const RightToLeft = rightToLeft(WithDescriptions);
