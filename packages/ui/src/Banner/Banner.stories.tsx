import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Banner, bannerTones } from './Banner.tsx';

const meta = { title: 'Status/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

export const Playground = playground((t) => (
  <Banner tone="info" title={t('Vous êtes hors ligne', 'You are offline')}>
    {t('Vos mots sont gardés sur cet appareil.', 'Your words are kept on this device.')}
  </Banner>
));

export const Tones = bilingual((t) => (
  <Stack>
    {bannerTones.map((tone) => (
      <Banner key={tone} tone={tone}>
        {t('Vos mots sont gardés sur cet appareil.', 'Your words are kept on this device.')}
      </Banner>
    ))}
  </Stack>
));
Tones.tags = ['variant:Banner.tone'];

export const WithActions = bilingual((t) => (
  <Banner
    tone="warning"
    title={t('Ce paragraphe a changé ailleurs', 'This paragraph was changed elsewhere')}
    actions={
      <>
        <Button size="small">{t('Garder le mien', 'Keep mine')}</Button>
        <Button size="small">{t('Prendre l’autre', 'Take the other')}</Button>
        <Button size="small">{t('Garder les deux', 'Keep both')}</Button>
      </>
    }
  >
    {t('Rien n’est perdu : choisissez.', 'Nothing is lost: choose.')}
  </Banner>
));

export const RightToLeft = rightToLeft(Tones);
