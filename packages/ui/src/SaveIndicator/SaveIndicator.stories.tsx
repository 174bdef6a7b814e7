import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { SaveIndicator } from './SaveIndicator.tsx';

const meta = { title: 'Status/SaveIndicator', component: SaveIndicator } satisfies Meta<
  typeof SaveIndicator
>;
export default meta;

export const Playground = playground((t) => (
  <SaveIndicator state="saved" label={t('Enregistré', 'Saved')} isPicture={false} />
));

export const EveryState = bilingual((t) => (
  <Stack align="start">
    <SaveIndicator state="saved" label={t('Enregistré', 'Saved')} />
    <SaveIndicator state="pending" label={t('Modifié', 'Changed')} />
    <SaveIndicator state="saving" label={t('Enregistrement…', 'Saving…')} />
    <SaveIndicator state="kept" label={t('Gardé sur cet appareil', 'Kept on this device')} />
    <SaveIndicator
      state="error"
      label={t('Échec : nouvel essai bientôt', 'Failed: trying again soon')}
    />
    <SaveIndicator state="offline" label={t('Hors ligne, gardé ici', 'Offline, kept here')} />
    <SaveIndicator state="conflict" label={t('Modifié ailleurs', 'Changed elsewhere')} />
  </Stack>
));
EveryState.tags = ['variant:SaveIndicator.state'];

export const Looks = bilingual((t) => (
  <Stack align="start">
    <SaveIndicator state="saved" label={t('Enregistré', 'Saved')} />
    <SaveIndicator look="sign" state="saved" label={t('Enregistré', 'Saved')} />
  </Stack>
));
Looks.tags = ['variant:SaveIndicator.look'];

export const RightToLeft = rightToLeft(EveryState);
