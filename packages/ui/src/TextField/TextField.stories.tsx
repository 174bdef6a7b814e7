import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { TextField } from './TextField.tsx';

const meta = { title: 'Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;

export const Playground = playground((t) => (
  <TextField
    label={t('Nom du projet', 'Project name')}
    optionalLabel=""
    description={t('Vous pourrez le changer.', 'You can change it later.')}
    placeholder={t('Un roman, un journal…', 'A novel, a journal…')}
    isRequired
    isDisabled={false}
  />
));

export const Plain = bilingual((t) => (
  <TextField label={t('Titre', 'Title')} defaultValue={t('L’été à Cœurville', 'Summer in Town')} />
));

export const WithHelp = bilingual((t) => (
  <Stack>
    <TextField
      label={t('Nom du projet', 'Project name')}
      description={t(
        'Plus de deux lettres. Vous pourrez le changer.',
        'More than two letters. You can change it later.',
      )}
      placeholder={t('Un roman, un journal…', 'A novel, a journal…')}
      isRequired
    />
    <TextField label={t('Sous-titre', 'Subtitle')} optionalLabel={t('facultatif', 'optional')} />
  </Stack>
));

export const Invalid = bilingual((t) => (
  <TextField
    label={t('Nom du projet', 'Project name')}
    defaultValue="Ab"
    errorMessage={t(
      'Ce nom est trop court : il faut plus de deux lettres.',
      'This name is too short: more than two letters are needed.',
    )}
  />
));

export const Disabled = bilingual((t) => (
  <TextField label={t('Adresse', 'E-mail')} defaultValue="colette@example.org" isDisabled />
));

export const RightToLeft = rightToLeft(WithHelp);
